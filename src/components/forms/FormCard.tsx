import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../basics/Button';
import { heading2 } from '../theme/typography';

const Card = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space[20]};
  padding: ${({ theme }) => theme.space[20]};
  border: 1px solid light-dark(transparent, ${({ theme }) => theme.color.line});
  border-radius: ${({ theme }) => theme.radius.panel};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.e1};

  ${({ theme }) => theme.from.tablet} {
    padding: ${({ theme }) => theme.space[32]};
  }

  @media print {
    display: none;
  }
`;

const Heading = styled.h2`
  ${heading2}
`;

const Legend = styled.p`
  color: ${({ theme }) => theme.color.ink3};
  font-size: ${({ theme }) => theme.font.caption};
`;

export type FormCardProps = {
  /** The form’s name, and its heading. */
  title: string;
  /** Leave the title to assistive technology, where a heading nearby says the same. */
  isTitleHidden?: boolean;
  /** The form's fields, with at least one that is required. */
  children: ReactNode;
  /** What the button says at rest. */
  submitLabel: string;
  /** What the button says while a submission is under way. */
  busyLabel: string;
  /** A submission is under way. When it ends the fields are empty again. */
  isSubmitting: boolean;
  /** Gets a way to read what was typed into the field of a name. */
  onSubmit: (typedInto: (name: string) => string) => void;
};

/**
 * A form on a card of its own. The browser validates it; a submission never leaves the page.
 *
 * @states filled, busy, long, narrow
 */
export function FormCard({
  title,
  isTitleHidden = false,
  children,
  submitLabel,
  busyLabel,
  isSubmitting,
  onSubmit,
}: FormCardProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!isSubmitting) form.current?.reset();
  }, [isSubmitting]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onSubmit((name) => {
      const typed = fields.get(name);
      return typeof typed === 'string' ? typed : '';
    });
  };

  return (
    <Card ref={form} aria-label={title} onSubmit={handleSubmit}>
      {!isTitleHidden && <Heading>{title}</Heading>}
      {children}
      <Button type="submit" isWide busyLabel={isSubmitting && busyLabel}>
        {submitLabel}
      </Button>
      <Legend aria-hidden="true">* Required</Legend>
    </Card>
  );
}
