import type { TestDriveRequest } from '../../data/model';
import { FormCard } from './FormCard';
import { TextField } from './TextField';

export type TestDriveFormProps = {
  /** A request is under way. When it ends the fields are empty again. */
  isSubmitting: boolean;
  /** The visitor sent what the browser found valid. */
  onSubmit: (request: TestDriveRequest) => void;
};

/**
 * Asks for a test drive: name, email and, if the visitor likes, phone (specification 3 and 5).
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
      onSubmit={(typedInto) =>
        onSubmit({ name: typedInto('name'), email: typedInto('email'), phone: typedInto('phone') })
      }
    >
      <TextField label="Name" name="name" isRequired autoComplete="name" />
      <TextField label="Email" name="email" type="email" isRequired autoComplete="email" />
      <TextField label="Phone" name="phone" type="tel" autoComplete="tel" />
    </FormCard>
  );
}
