import styled, { css } from 'styled-components';
import { emailHref, phoneHref } from './contactLinks';

const look = css`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  min-height: 44px;
  color: inherit;
  overflow-wrap: anywhere;
`;

const Link = styled.a`
  ${look}
  text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
  text-underline-offset: 0.2em;

  &:hover {
    text-decoration-color: currentColor;
  }
`;

const Text = styled.span`
  ${look}
`;

export type ContactLinkProps = {
  /** Whether it dials or writes. */
  kind: 'phone' | 'email';
  /** As the dealer wrote it. Text that can be neither dialled nor written to stays text. */
  value: string;
};

/**
 * A phone number that dials, or an email address that writes.
 *
 * @states filled, invalid, long, narrow
 */
export function ContactLink({ kind, value }: ContactLinkProps) {
  const href = kind === 'phone' ? phoneHref(value) : emailHref(value);
  return href === undefined ? <Text>{value}</Text> : <Link href={href}>{value}</Link>;
}
