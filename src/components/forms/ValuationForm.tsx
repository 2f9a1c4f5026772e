import type { ValuationRequest } from '../../data/model';
import { FormCard } from './FormCard';
import { TextField } from './TextField';

export type ValuationFormProps = {
  /** An estimate is under way. When it ends the fields are empty again. */
  isSubmitting: boolean;
  /** The visitor sent what the browser found valid. */
  onSubmit: (request: ValuationRequest) => void;
};

/**
 * Asks what a car is worth: its VIN and mileage (specification 3 and 5). The VIN is passed on as it was typed. The
 * screen's heading is its title.
 *
 * @states empty, filled, invalid, busy, narrow
 */
export function ValuationForm({ isSubmitting, onSubmit }: ValuationFormProps) {
  return (
    <FormCard
      title="Instant Trade-In Valuation"
      isTitleHidden
      submitLabel="Get My Estimate"
      busyLabel="Calculating…"
      isSubmitting={isSubmitting}
      onSubmit={(typedInto) => onSubmit({ vin: typedInto('vin'), mileage: Number(typedInto('mileage')) })}
    >
      <TextField
        label="VIN"
        name="vin"
        isRequired
        isCode
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField label="Mileage" name="mileage" type="number" step="any" isRequired inputMode="decimal" />
    </FormCard>
  );
}
