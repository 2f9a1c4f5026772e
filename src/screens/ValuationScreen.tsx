import styled from 'styled-components';
import { ScreenBox } from '../components/basics/ScreenBox.tsx';
import { ScreenHeading } from '../components/basics/ScreenHeading.tsx';
import { WholeWords } from '../components/basics/WholeWords.tsx';
import { EstimateNote } from '../components/forms/EstimateNote.tsx';
import { ValuationForm, type ValuationFormProps } from '../components/forms/ValuationForm.tsx';
import { theme } from '../components/theme/tokens.ts';
import { VehicleDrawing } from '../components/vehicle/VehicleDrawing.tsx';

const Columns = styled(ScreenBox)`
  ${theme.from.desktop} {
    display: grid;
    grid-template-columns: minmax(min-content, 1fr) minmax(0, 480px);
    align-items: start;
    gap: ${theme.space[56]};
  }
`;

const Opening = styled.div`
  display: grid;
  gap: ${theme.space[24]};

  /* Its longest word may be wider than the form. */
  > h1 {
    overflow-wrap: break-word;
  }

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
          <WholeWords text="Instant Trade-In Valuation" />
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
