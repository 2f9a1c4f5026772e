import type { ValuationRequest } from '../../shared/model.ts';
import { parseTypedNumber } from '../../shared/text/typedNumber.ts';
import { FormCard } from './FormCard.tsx';
import { TextField } from './TextField.tsx';

export type ValuationFormProps = {
  /** Whether an estimate is in progress. The form is reset when it ends. */
  isSubmitting: boolean;
  /** The visitor submitted a valid form. */
  onSubmit: (request: ValuationRequest) => void;
};

/**
 * Requests a trade-in estimate for a VIN and a mileage. The VIN is passed on unchanged. The heading of the screen serves
 * as the title.
 */
export function ValuationForm({ isSubmitting, onSubmit }: ValuationFormProps) {
  return (
    <FormCard
      title="Instant Trade-In Valuation"
      isTitleHidden
      submitLabel="Get My Estimate"
      busyLabel="Calculating…"
      isSubmitting={isSubmitting}
      onSubmit={({ vin = '', mileage = '' }) => onSubmit({ vin, mileage: parseTypedNumber(mileage) })}
    >
      <TextField
        label="VIN"
        name="vin"
        isRequired
        isCode
        autoComplete="on"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        label="Mileage"
        name="mileage"
        type="number"
        step="any"
        isRequired
        inputMode="decimal"
        autoComplete="on"
      />
    </FormCard>
  );
}
