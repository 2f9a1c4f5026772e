import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ContactLink } from '../dealer/ContactLink.tsx';
import { theme } from '../theme/tokens.ts';
import { VehicleOutline } from './VehicleOutline.tsx';

const Box = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[16]};
  min-height: 240px;
  text-align: center;
`;

const Call = styled.p`
  color: ${theme.color.ink2};
`;

export type EmptyNoticeProps = {
  /** The heading below the drawing. */
  heading?: ReactNode;
  /** The dealer's phone as free text, to suggest a call. */
  phone?: string | undefined;
  /** What the visitor can do about it. */
  children?: ReactNode;
};

/** Shown instead of a vehicle, a grid without vehicles, or a screen that failed. */
export const EmptyNotice = ({ heading, phone, children }: EmptyNoticeProps) => (
  <Box>
    <VehicleOutline />
    {heading}
    {phone !== undefined && (
      <Call>
        Looking for a car? Call us: <ContactLink kind="phone" value={phone} />
      </Call>
    )}
    {children}
  </Box>
);
