import styled from 'styled-components';
import { ScreenBox } from '../components/ScreenBox';
import { ScreenHeading } from '../components/ScreenHeading';
import { ValuationForm, type ValuationFormProps } from '../components/ValuationForm';
import { VehicleDrawing } from '../components/VehicleDrawing';

const Columns = styled(ScreenBox)`
  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 480px);
    align-items: center;
    gap: ${({ theme }) => theme.space[56]};
    padding-top: ${({ theme }) => theme.space[80]};
  }
`;

const Opening = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[24]};
  min-width: 0;

  > svg {
    display: none;
  }

  ${({ theme }) => theme.from.tablet} {
    > svg {
      display: block;
      width: min(420px, 100%);
    }
  }

  ${({ theme }) => theme.from.desktop} {
    gap: ${({ theme }) => theme.space[40]};

    > svg {
      width: 100%;
    }
  }
`;

export type ValuationScreenProps = {
  isSubmitting: boolean;
  onSubmit: ValuationFormProps['onSubmit'];
};

/** What a visitor's own car may be worth (specification 2, 'Valuation'; labelled Sell/Trade). */
export function ValuationScreen({ isSubmitting, onSubmit }: ValuationScreenProps) {
  return (
    <Columns>
      <Opening>
        <ScreenHeading>Instant Trade-In Valuation</ScreenHeading>
        <VehicleDrawing bodyStyle="hatchback" color="teal" />
      </Opening>
      <ValuationForm isSubmitting={isSubmitting} onSubmit={onSubmit} />
    </Columns>
  );
}
