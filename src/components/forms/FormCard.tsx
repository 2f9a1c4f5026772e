import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../basics/Button.tsx';
import { hiddenInPrint } from '../theme/hiding.ts';
import { theme } from '../theme/tokens.ts';
import { PanelHeading } from '../theme/typography.ts';

const Card = styled.form`
  display: grid;
  gap: ${theme.space[16]};
  padding: min(${theme.space.panel}, ${theme.space[24]});
  border: 1px solid light-dark(transparent, ${theme.color.line});
  border-radius: ${theme.radius.panel};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.e1};
  ${hiddenInPrint}
`;

const Legend = styled.p`
  color: ${theme.color.ink3};
  font-size: ${theme.font.caption};
`;

export type FormCardProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** The heading, which is also the accessible name. Use `aria-label` where another heading says the same. */
  title?: string | undefined;
  /** The fields, at least one of them required. */
  children: ReactNode;
  /** What the visitor should know, below the button. */
  footnote?: ReactNode;
  /** The button label. */
  submitLabel: string;
  /** The button label during a submission. */
  busyLabel: string;
  /** Whether a submission is in progress. When it ends, the submitted form is reset. */
  isSubmitting: boolean;
  /** The visitor submitted a valid form. The argument has the values of the fields by name. */
  onSubmit: (texts: Readonly<Record<string, string>>) => void;
};

/** A form on a card. The browser validates it, and submitting it does not navigate. */
export function FormCard({
  title,
  children,
  footnote,
  submitLabel,
  busyLabel,
  isSubmitting,
  onSubmit,
  ...form
}: FormCardProps) {
  const submitted = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!isSubmitting) submitted.current?.reset();
  }, [isSubmitting]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Enter in a field submits even while the button is busy.
    if (isSubmitting) return;
    submitted.current = event.currentTarget;
    // Safari does not focus a button that is clicked.
    if (document.activeElement === document.body) event.nativeEvent.submitter?.focus();
    // Without file inputs, every value is a string.
    onSubmit(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>);
  };

  return (
    <Card aria-label={title} {...form} onSubmit={handleSubmit}>
      {title !== undefined && <PanelHeading>{title}</PanelHeading>}
      {children}
      <Button type="submit" busyLabel={isSubmitting && busyLabel}>
        {submitLabel}
      </Button>
      <Legend aria-hidden="true">* Required</Legend>
      {footnote}
    </Card>
  );
}
