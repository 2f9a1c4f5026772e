import { memo } from 'react';
import styled from 'styled-components';
import { Container } from '../basics/Container.tsx';
import type { ContactDetailsProps } from '../dealer/ContactDetails.tsx';
import { ContactLink } from '../dealer/ContactLink.tsx';
import { HiddenInPrint, hiddenInPrint } from '../theme/hiding.ts';
import { theme } from '../theme/tokens.ts';

const contactKinds = ['address', 'phone', 'email'] as const;

const quickLinks = ['Home', 'Inventory', 'Financing', 'About', 'Contact'] as const;

/**
 * On phones, the bottom padding leaves room for the chat's bar. Scroll anchoring is off because it would
 * keep the footer in view, and the inventory above it growing.
 */
const Ground = styled.footer`
  --focus: ${theme.color.onNight};
  padding-block: ${theme.space[56]} calc(${theme.space[32]} + ${theme.space[56]});
  background: ${theme.color.night};
  color: ${theme.color.onNight};
  overflow-anchor: none;

  ${theme.from.desktop} {
    padding-block: ${theme.space[40]} ${theme.space[32]};
  }

  @media print {
    padding-block: 0;
    background: none;
    color: inherit;
    break-before: avoid;
    break-inside: avoid;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[32]} ${theme.space[24]};

  ${theme.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${theme.from.desktop} {
    grid-template-columns: 1.4fr 1fr 1fr 1.3fr;
  }
`;

const Dealer = styled.p`
  ${theme.text.h3}
`;

const Heading = styled.h2`
  margin-bottom: ${theme.space[8]};
  color: ${theme.color.amber};
  font-size: ${theme.font.caption};
  font-weight: ${theme.weight.label};
  letter-spacing: ${theme.tracking.label};

  @media print {
    color: inherit;
  }
`;

const QuickLink = styled.button`
  min-width: 44px;
  min-height: 44px;
  text-align: start;

  ${theme.canHover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;

/** On tablets, the links form a second column beside the dealer's name and the contact details. */
const QuickLinks = styled(HiddenInPrint)`
  > ul {
    columns: 5rem 2;
  }

  ${theme.from.tablet} {
    grid-row: 1 / span 3;
    grid-column: 2;
  }

  ${theme.from.desktop} {
    grid-area: auto;
  }
`;

const Copyright = styled.p`
  margin-top: ${theme.space[24]};
  padding-top: ${theme.space[24]};
  border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent);
  color: ${theme.color.onNightQuiet};
  font-size: ${theme.font.small};
  ${hiddenInPrint}
`;

export type FooterProps = ContactDetailsProps & {
  /** The dealer's name. */
  dealerName: string;
  /** The visitor pressed a quick link. All of them do the same: scroll to the top. */
  onQuickLink: () => void;
};

/** The dealer name, quick links, an empty 'Follow Us' area, contact details and the copyright line. */
export const Footer = memo(function Footer({ dealerName, contact, onQuickLink }: FooterProps) {
  return (
    <Ground>
      <Container>
        <Columns>
          <Dealer>{dealerName}</Dealer>
          <QuickLinks>
            <Heading>Quick Links</Heading>
            <ul>
              {quickLinks.map((label) => (
                <li key={label}>
                  <QuickLink type="button" onClick={onQuickLink}>
                    {label}
                  </QuickLink>
                </li>
              ))}
            </ul>
          </QuickLinks>
          <HiddenInPrint>
            <Heading>Follow Us</Heading>
          </HiddenInPrint>
          <div>
            <Heading>Contact</Heading>
            {contactKinds.map((kind) => (
              <div key={kind}>
                <ContactLink kind={kind} value={contact[kind]} />
              </div>
            ))}
          </div>
        </Columns>
        <Copyright>{`© 2025 ${dealerName}`}</Copyright>
      </Container>
    </Ground>
  );
});
