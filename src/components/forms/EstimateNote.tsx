import styled from 'styled-components';
import { hiddenInPrint } from '../theme/hiding.ts';
import { theme } from '../theme/tokens.ts';
import { smallLabel } from '../theme/typography.ts';

const Note = styled.div`
  ${smallLabel}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${theme.space[16]};
  padding-inline: ${theme.space[16]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.brandSoft};
  ${hiddenInPrint}

  /* As far from the edge as the text of the button, which may be on a line of its own. */
  > p {
    margin-top: ${theme.space[12]};
  }
`;

const LeaveOut = styled.button`
  min-height: 44px;
  padding-block: ${theme.space[10]};
  color: ${theme.color.brand};
  font-weight: ${theme.weight.label};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  ${theme.canHover} { &:hover { color: ${theme.color.ink1}; } }
`;

export type EstimateNoteProps = {
  /** The amount, such as '$6,400'. */
  estimate: string;
  /** The visitor does not want to send the estimate. */
  onLeaveOut: () => void;
};

/** Says that the next test drive request includes the visitor's trade-in estimate. */
export const EstimateNote = ({ estimate, onLeaveOut }: EstimateNoteProps) => (
  <Note>
    <p>{`Your estimate: ${estimate}. We add it to your next test drive request.`}</p>
    <LeaveOut type="button" onClick={onLeaveOut}>
      Leave it out
    </LeaveOut>
  </Note>
);
