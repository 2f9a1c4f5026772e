import styled from 'styled-components';
import type { ValuationRequest } from '../../shared/model.ts';
import { parseTypedNumber } from '../../shared/text/typedNumber.ts';
import { theme } from '../theme/tokens.ts';
import { FormCard } from './FormCard.tsx';
import { TextField } from './TextField.tsx';

const CodeField = styled(TextField)`
  font-variant-numeric: tabular-nums;
  letter-spacing: ${theme.tracking.vin};
`;

export type ValuationFormProps = {
  /** Whether an estimate is in progress. The form is reset when it ends. */
  isSubmitting: boolean;
  /** The visitor submitted a valid form. */
  onSubmit: (request: ValuationRequest) => void;
};

/** Requests a trade-in estimate for a VIN, which is passed on unchanged, and a mileage. The screen's heading is the title. */
export function ValuationForm({ isSubmitting, onSubmit }: ValuationFormProps) {
  return (
    <FormCard
      aria-label="Instant Trade-In Valuation"
      submitLabel="Get My Estimate"
      busyLabel="Calculating…"
      isSubmitting={isSubmitting}
      onSubmit={({ vin = '', mileage = '' }) => onSubmit({ vin, mileage: parseTypedNumber(mileage) })}
    >
      <CodeField
        label="VIN"
        hint="17 characters: on the dashboard below the windshield, inside the driver’s door, or on your registration."
        name="vin"
        required
        autoComplete="on"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        label="Mileage"
        name="mileage"
        type="number"
        step="any"
        required
        inputMode="decimal"
        autoComplete="on"
      />
    </FormCard>
  );
}
