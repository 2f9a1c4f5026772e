import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CallNotice } from '../dealer/CallNotice.tsx';
import { theme } from '../theme/tokens.ts';
import { PanelHeading } from '../theme/typography.ts';
import { VehicleOutline } from './VehicleOutline.tsx';

const Box = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[16]};
  min-height: 240px;
  text-align: center;

  > svg {
    max-width: 280px;
  }
`;

export type EmptyNoticeProps = {
  /** The message below the drawing. */
  text?: string;
  /** The dealer's phone as free text, to suggest a call. */
  phone?: string | undefined;
  /** What the visitor can do about it. */
  children?: ReactNode;
};

/** Shown instead of a vehicle grid when there are no vehicles. */
export function EmptyNotice({ text, phone, children }: EmptyNoticeProps) {
  return (
    <Box>
      <VehicleOutline />
      {text !== undefined && <PanelHeading>{text}</PanelHeading>}
      {phone !== undefined && <CallNotice phone={phone} />}
      {children}
    </Box>
  );
}
