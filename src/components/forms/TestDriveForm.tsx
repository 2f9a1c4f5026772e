import { type SyntheticEvent, useState } from 'react';
import styled from 'styled-components';
import type { TenantMetadata, TestDriveDraft, TestDriveRequest } from '../../shared/model.ts';
import { WholeWords } from '../basics/WholeWords.tsx';
import { phoneHref } from '../dealer/contactLinks.ts';
import { theme } from '../theme/tokens.ts';
import { SmallLabel, smallLabel } from '../theme/typography.ts';
import { EstimateNote } from './EstimateNote.tsx';
import { FormCard } from './FormCard.tsx';
import { TextField } from './TextField.tsx';

const Consent = styled.label`
  ${smallLabel}
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space[12]};
  align-content: center;
  min-height: 44px;
  cursor: pointer;
`;

const Box = styled.input`
  /* In contrast themes, the browser draws it. */
  @media (forced-colors: none) {
    border: 1px solid ${theme.color.control};
    background: ${theme.color.canvas};
    appearance: none;

    &:checked {
      border-color: ${theme.color.brand};
      background: ${theme.color.brand};
    }

    &:checked::before {
      display: block;
      height: 100%;
      background: ${theme.color.onBrand};
      clip-path: polygon(20% 52%, 30% 42%, 42% 55%, 70% 26%, 80% 36%, 42% 75%);
      content: '';
    }
  }

  width: 24px;
  height: 24px;
  /* Centred on the first line. */
  margin: max(0px, (1lh - 24px) / 2) 0 0;
  border-radius: ${theme.radius.inner};
`;

const Stuck = styled.p`
  padding: ${theme.space[12]} ${theme.space[16]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.badSoft};
  color: ${theme.color.bad};
  font-size: ${theme.font.small};

  /* A phone number wraps only if a line is too short for it. */
  > span {
    display: inline-block;
  }

  a {
    color: inherit;
  }
`;

const Footnote = styled(SmallLabel)`
  a {
    color: ${theme.color.brand};
  }
`;

const emptyDraft: TestDriveDraft = { name: '', email: '', phone: '' };

export type TestDriveProps = {
  /** The dealer who receives the request. Without one, nothing is sent. */
  recipient: Pick<TenantMetadata, 'dealerName' | 'privacyUrl' | 'consentText'> | undefined;
  /** The dealer's phone number as free text, if an earlier request has not reached the dealer. */
  phoneIfStuck?: string | undefined;
  /** What the fields contain at first. */
  initialDraft: TestDriveDraft;
  /** The visitor's estimate, such as '$6,400', which the request will include. */
  estimate?: string | undefined;
  /** Whether a request is in progress. The form is reset when it ends. */
  isSubmitting: boolean;
  /** The visitor changed a field, or the form was reset. */
  onDraftChange: (draft: TestDriveDraft) => void;
  /** The visitor does not want to send the estimate. */
  onLeaveOutEstimate: () => void;
};

export type TestDriveFormProps = TestDriveProps & {
  /** The visitor submitted a valid form. */
  onSubmit: (request: TestDriveRequest) => void;
};

/** Requests a test drive. Says which dealer receives the details and why, and has a checkbox for the dealer's consent text. */
export function TestDriveForm({
  recipient,
  phoneIfStuck,
  initialDraft,
  estimate,
  isSubmitting,
  onDraftChange,
  onLeaveOutEstimate,
  onSubmit,
}: TestDriveFormProps) {
  const consentText = recipient?.consentText;
  const [initial, setInitial] = useState(initialDraft);

  const handleInput = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const texts = Object.fromEntries(new FormData(currentTarget)) as TestDriveDraft;
    onDraftChange({ name: texts.name, email: texts.email, phone: texts.phone });
  };
  const handleReset = () => {
    setInitial(emptyDraft);
    onDraftChange(emptyDraft);
  };

  return (
    <FormCard
      title="Schedule a Test Drive"
      submitLabel="Request Test Drive"
      busyLabel="Submitting…"
      isSubmitting={isSubmitting}
      onInput={handleInput}
      onReset={handleReset}
      onSubmit={({ name = '', email = '', phone = '', reference = '', consent }) =>
        onSubmit({
          name,
          email,
          phone,
          ...(recipient !== undefined && { trap: reference }),
          ...(consentText !== undefined && {
            consent: { text: consentText, isGiven: consent !== undefined },
          }),
        })
      }
      footnote={
        recipient && (
          <>
            {estimate !== undefined && <EstimateNote estimate={estimate} onLeaveOut={onLeaveOutEstimate} />}
            <Footnote>
              <span>{recipient.dealerName}</span> receives your details, and your latest trade-in estimate if
              you have one, to arrange the test drive.{' '}
              {recipient.privacyUrl !== undefined && (
                <a href={recipient.privacyUrl} target="_blank" rel="noreferrer">
                  Privacy notice
                </a>
              )}
            </Footnote>
          </>
        )
      }
    >
      {phoneIfStuck !== undefined && (
        <Stuck role="status">
          Your last request has not reached us yet, and we keep trying. You can also call{' '}
          <span>
            <a href={phoneHref(phoneIfStuck)}>
              <WholeWords text={phoneIfStuck} />
            </a>
            .
          </span>
        </Stuck>
      )}
      <TextField label="Name" name="name" defaultValue={initial.name} required autoComplete="name" />
      {/* The type alone accepts "jane@gmail", to which nobody can reply. */}
      <TextField
        label="Email"
        name="email"
        type="email"
        defaultValue={initial.email}
        pattern=".+@.+\..+"
        title="The part after @ needs a dot, as in name@example.com"
        required
        autoComplete="email"
      />
      <TextField label="Phone" name="phone" type="tel" defaultValue={initial.phone} autoComplete="tel" />
      {/* Honeypot for bots. */}
      {recipient !== undefined && <input name="reference" hidden autoComplete="off" />}
      {consentText !== undefined && (
        <Consent>
          <Box type="checkbox" name="consent" />
          <span>{consentText}</span>
        </Consent>
      )}
    </FormCard>
  );
}
