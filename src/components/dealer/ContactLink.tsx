import styled from 'styled-components';
import { WholeWords } from '../basics/WholeWords.tsx';
import { theme } from '../theme/tokens.ts';
import { directionsHref, emailHref, phoneHref } from './contactLinks.ts';

/** Plain text if there is nothing to link to. */
const Link = styled.a`
  display: inline-block;
  padding-block: calc((44px - 1lh) / 2);
  color: inherit;
  overflow-wrap: anywhere;
  white-space: pre-line;
  text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
  text-underline-offset: 0.2em;

  ${theme.canHover} {
    &:hover {
      text-decoration-color: currentColor;
    }
  }

  @media print {
    padding-block: 0;
  }
`;

/** Where an email address breaks that does not fit. */
const afterPart = /(?<=[@.])/;

const formatHref = { phone: phoneHref, email: emailHref, address: directionsHref };

export type ContactLinkProps = {
  /** The kind of link: `tel:`, `mailto:` or directions in a new tab. */
  kind: 'phone' | 'email' | 'address';
  /** The link text. It stays plain text if it contains no phone number or is not an email address. */
  value: string;
};

/** A link to call the dealer, to write an email or to get directions. */
export function ContactLink({ kind, value }: ContactLinkProps) {
  const href = formatHref[kind](value);
  return (
    <Link
      // Translation replaces texts that are not the only child of an element.
      key={value}
      dir="auto"
      href={href}
      // The breaks would divide the name.
      aria-label={kind === 'email' && href !== undefined ? value : undefined}
      {...(kind === 'address' && { target: '_blank', rel: 'noreferrer' })}
    >
      {kind === 'email' ? (
        value.split(afterPart).map((part, index) => [<wbr key={index} />, part])
      ) : (
        <WholeWords text={value} />
      )}
    </Link>
  );
}
