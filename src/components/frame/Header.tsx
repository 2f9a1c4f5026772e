import { memo } from 'react';
import styled, { keyframes } from 'styled-components';
import { formatInitial } from '../../shared/text/format.ts';
import { ButtonLink } from '../basics/ButtonLink.tsx';
import { Container } from '../basics/Container.tsx';
import { Icon } from '../basics/Icon.tsx';
import { WholeWords } from '../basics/WholeWords.tsx';
import { phoneHref } from '../dealer/contactLinks.ts';
import { hiddenInPrint, notCopied } from '../theme/hiding.ts';
import { theme } from '../theme/tokens.ts';

const rowHeight = { name: '3.5rem', navigation: '3rem', single: '4.5rem' } as const;

const drawHairline = keyframes`
  from { border-bottom-color: transparent; }
`;

/** On phones the first row scrolls away and only the navigation sticks. */
const Bar = styled.header`
  position: relative;
  z-index: 10;
  border-bottom: 1px solid ${theme.color.line};
  background: color-mix(in srgb, ${theme.color.surface} 92%, transparent);
  -webkit-backdrop-filter: blur(12px);
  backdrop-filter: blur(12px);

  @supports (animation-timeline: scroll()) {
    animation: ${drawHairline} linear both;
    animation-timeline: scroll();
    animation-range: 0 8px;
  }

  @media ${theme.tallWindow} {
    position: sticky;
    top: -${rowHeight.name};
  }

  ${theme.from.tablet} and ${theme.tallWindow} {
    top: 0;
  }

  @media print {
    position: static;
  }
`;

const Row = styled(Container)`
  display: grid;
  grid-template: minmax(${rowHeight.name}, auto) minmax(${rowHeight.navigation}, auto) / minmax(0, 1fr) auto;
  align-items: center;

  ${theme.from.desktop} {
    grid-template: minmax(${rowHeight.single}, auto) / minmax(8rem, 1fr) minmax(0, auto) auto;
    gap: ${theme.space[16]};
  }

  @media print {
    grid-template-rows: auto;
  }
`;

const Dealer = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  justify-self: start;
  max-width: 100%;
  min-height: 44px;
  text-align: start;
`;

const Monogram = styled.span`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.brand};
  color: ${theme.color.onBrand};
  font-weight: ${theme.weight.display};
  line-height: ${theme.lineHeight.price};
  ${notCopied}
`;

/** Scrolls beyond six lines, so that the sticky bar never covers the window. */
const DealerName = styled.span`
  max-height: calc(6lh + 0.4em);
  /* The glyphs' boxes are taller than a line, which would make one line scroll. */
  padding-block: 0.2em;
  overflow-y: auto;
  ${theme.text.dealer}
  overflow-wrap: anywhere;
`;

/** The buttons share one row as long as they fit. */
const MainNavigation = styled.nav`
  display: flex;
  flex-wrap: wrap;
  grid-row: 2;
  grid-column: 1 / -1;
  justify-content: space-between;

  ${theme.from.tablet} {
    justify-content: start;
    gap: ${theme.space[4]};
    /* Aligns the first label with the content. */
    margin-inline-start: -${theme.space[12]};
  }

  ${theme.from.desktop} {
    grid-row: 1;
    grid-column: 2;
    margin-inline-start: 0;
    padding-block: ${theme.space[8]};
  }
  ${hiddenInPrint}
`;

/** On phones, there is no room for an outline between the buttons. */
const NavigationButton = styled.button`
  --focus-offset: -3px;
  flex-shrink: 0;
  min-height: 44px;
  padding-inline: clamp(3px, 10vw - 28px, 8px);
  border-radius: ${theme.radius.pill};
  color: ${theme.color.ink2};
  font-size: ${theme.font.caption};
  font-weight: ${theme.weight.label};
  transition: background-color ${theme.motion.hover} ${theme.motion.inPlace};

  ${theme.canHover} {
    &:hover {
      color: ${theme.color.ink1};
    }
  }

  &[aria-current] {
    background: ${theme.color.brandSoft};
    color: ${theme.color.brand};
  }

  ${theme.from.tablet} {
    ${theme.text.navigation}
    padding-inline: ${theme.space[12]};
  }
`;

const Phone = styled(ButtonLink)`
  min-width: 44px;
  max-width: 16rem;
  min-height: 44px;
  padding: 0;
  border-radius: ${theme.radius.pill};
  font-size: ${theme.font.navigation};
  font-variant-numeric: tabular-nums;
  line-height: inherit;

  ${theme.from.tablet} {
    padding-inline: ${theme.space[16]};
  }
`;

const PhoneNumber = styled.span`
  display: none;

  ${theme.from.tablet} {
    display: block;
  }
`;

type NavigationEntry = { screen: string; label: string };

export type HeaderProps = {
  /** The dealer's name. */
  dealerName: string;
  /** The dealer's phone as free text. Without a number in it, there is no phone link. */
  phone: string;
  /** One button per entry, in this order. */
  navigation: ReadonlyArray<NavigationEntry>;
  /** The current screen. It may be missing from `navigation`; then no button is marked. */
  current: string;
  /** The visitor chose a screen, possibly the current one. The dealer name chooses `home`. */
  onNavigate: (screen: string) => void;
};

/** The dealer name, the main navigation and a phone link. */
export const Header = memo(function Header({
  dealerName,
  phone,
  navigation,
  current,
  onNavigate,
}: HeaderProps) {
  const dial = phoneHref(phone);
  return (
    <Bar>
      <Row>
        <Dealer type="button" onClick={() => onNavigate('home')}>
          <Monogram aria-hidden="true">{formatInitial(dealerName)}</Monogram>
          <DealerName>{dealerName}</DealerName>
        </Dealer>
        <MainNavigation aria-label="Main">
          {navigation.map(({ screen, label }) => (
            <NavigationButton
              key={screen}
              type="button"
              aria-current={screen === current ? 'page' : undefined}
              onClick={() => onNavigate(screen)}
            >
              {label}
            </NavigationButton>
          ))}
        </MainNavigation>
        {dial !== undefined && (
          <Phone href={dial} aria-label={phone} variant="ghost">
            <Icon name="phone" />
            <PhoneNumber>
              <WholeWords text={phone} />
            </PhoneNumber>
          </Phone>
        )}
      </Row>
    </Bar>
  );
});
