import styled from 'styled-components';
import { ScreenBox } from '../components/basics/ScreenBox.tsx';
import { ScreenHeading } from '../components/basics/ScreenHeading.tsx';
import { ValuationForm, type ValuationFormProps } from '../components/forms/ValuationForm.tsx';
import { VehicleDrawing } from '../components/vehicle/VehicleDrawing.tsx';
import { theme } from '../components/theme/tokens.ts';

const Columns = styled(ScreenBox)`
  ${theme.from.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 480px);
    align-items: center;
    gap: ${theme.space[56]};
    padding-top: ${theme.space[80]};
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

  ${theme.from.tablet} and (min-height: 560px) {
    display: block;
    width: min(420px, 100%);
  }

  ${theme.from.desktop} {
    display: block;
    width: 100%;
  }
`;

/** The trade-in valuation, labelled Sell/Trade in the navigation. */
export function ValuationScreen(form: ValuationFormProps) {
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
      <ValuationForm {...form} />
    </Columns>
  );
}
