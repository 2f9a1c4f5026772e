import styled from 'styled-components';
import { ScreenBox } from '../components/basics/ScreenBox.tsx';
import { ScreenHeading } from '../components/basics/ScreenHeading.tsx';
import { EstimateNote } from '../components/forms/EstimateNote.tsx';
import { ValuationForm, type ValuationFormProps } from '../components/forms/ValuationForm.tsx';
import { theme } from '../components/theme/tokens.ts';
import { VehicleDrawing } from '../components/vehicle/VehicleDrawing.tsx';

const Columns = styled(ScreenBox)`
  ${theme.from.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 480px);
    align-items: start;
    gap: ${theme.space[56]};
  }
`;

/** Prevents a line break at the hyphen. */
const TradeIn = styled.span`
  white-space: nowrap;
`;

const Opening = styled.div`
  display: grid;
  gap: ${theme.space[24]};
  min-width: 0;

  ${theme.from.desktop} {
    gap: ${theme.space[40]};
  }
`;

/** The car faces the form. Hidden on phones in both orientations, to keep the form in view. */
const Car = styled.div`
  display: none;
  transform: scaleX(-1);

  ${theme.from.tablet} and ${theme.tallWindow} {
    display: block;
    width: min(420px, 100%);
  }

  ${theme.from.desktop} {
    display: block;
    width: 100%;
  }
`;

const Answer = styled.div`
  display: grid;
  gap: ${theme.space[16]};
`;

export type ValuationScreenProps = ValuationFormProps & {
  /** The visitor's estimate, such as '$6,400', which the next test drive request will include. */
  estimate?: string | undefined;
  /** The visitor does not want to send the estimate. */
  onLeaveOutEstimate: () => void;
};

/** The trade-in valuation, labelled Sell/Trade in the navigation. */
export function ValuationScreen({ estimate, onLeaveOutEstimate, ...form }: ValuationScreenProps) {
  return (
    <Columns>
      <Opening>
        <ScreenHeading>
          Instant <TradeIn>Trade-In</TradeIn> Valuation
        </ScreenHeading>
        <Car>
          <VehicleDrawing bodyStyle="hatchback" isBranded />
        </Car>
      </Opening>
      <Answer>
        <ValuationForm {...form} />
        {estimate !== undefined && <EstimateNote estimate={estimate} onLeaveOut={onLeaveOutEstimate} />}
      </Answer>
    </Columns>
  );
}
