import styled, { css } from 'styled-components';
import { emailHref, phoneHref } from './contactLinks.ts';

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

const PlainText = styled.span`
  ${look}
`;

export type ContactLinkProps = {
  /** The kind of link: `tel:` or `mailto:`. */
  kind: 'phone' | 'email';
  /** The link text. It stays plain text if it contains no phone number or is not an email address. */
  value: string;
};

/**
 * A phone or email link.
 *
 * @states filled, invalid, long, narrow
 */
export function ContactLink({ kind, value }: ContactLinkProps) {
  const href = kind === 'phone' ? phoneHref(value) : emailHref(value);
  return href === undefined ? <PlainText>{value}</PlainText> : <Link href={href}>{value}</Link>;
}
