import type { TestDriveRequest } from '../../data/model.ts';
import { FormCard } from './FormCard.tsx';
import { TextField } from './TextField.tsx';

export type TestDriveFormProps = {
  /** Whether a request is in progress. The form is reset when it ends. */
  isSubmitting: boolean;
  /** The visitor submitted a valid form. */
  onSubmit: (request: TestDriveRequest) => void;
};

/**
 * Requests a test drive: name, email and an optional phone number.
 *
 * @states empty, filled, invalid, busy, narrow
 */
export function TestDriveForm({ isSubmitting, onSubmit }: TestDriveFormProps) {
  return (
    <FormCard
      title="Schedule a Test Drive"
      submitLabel="Request Test Drive"
      busyLabel="Submitting…"
      isSubmitting={isSubmitting}
      onSubmit={(valueOfField) =>
        onSubmit({ name: valueOfField('name'), email: valueOfField('email'), phone: valueOfField('phone') })
      }
    >
      <TextField label="Name" name="name" isRequired autoComplete="name" />
      <TextField label="Email" name="email" type="email" isRequired autoComplete="email" />
      <TextField label="Phone" name="phone" type="tel" autoComplete="tel" />
    </FormCard>
  );
}
