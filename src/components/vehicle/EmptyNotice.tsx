import styled from 'styled-components';
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
};

/** Shown instead of a vehicle grid when there are no vehicles. */
export function EmptyNotice({ text }: EmptyNoticeProps) {
  return (
    <Box>
      <VehicleOutline />
      {text !== undefined && <PanelHeading>{text}</PanelHeading>}
    </Box>
  );
}
