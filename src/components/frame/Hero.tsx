import styled from 'styled-components';
import { useFailedPictures } from '../../loading/usePictures.ts';
import { Button } from '../basics/Button.tsx';
import { Container } from '../basics/Container.tsx';
import { hiddenInPrint } from '../theme/hiding.ts';
import { picture } from '../theme/photoStyles.ts';
import { theme } from '../theme/tokens.ts';
// A file of its own, because most visits do not need it.
import nightShowroom from './nightShowroom.svg?no-inline';

/** Phones in landscape. */
const shortWindow = '(min-width: 600px) and (max-height: 560px)';

const Box = styled.section`
  --inset: 0px;
  position: relative;
  display: grid;
  align-items: end;
  min-height: min(46svh, 360px);
  margin: var(--inset) var(--inset) 0;
  background: ${theme.color.night};
  color: ${theme.color.onNight};

  ${theme.from.tablet} {
    min-height: min(46svh, 420px);
  }

  ${theme.from.desktop}, ${shortWindow} {
    align-items: center;
  }

  ${theme.from.desktop} {
    min-height: calc(min(32svh, 320px) - var(--inset));
  }

  ${theme.from.wide} {
    --inset: ${theme.space[16]};
    border-radius: ${theme.radius.hero};
  }

  @media print {
    min-height: 0;
    background: none;
    color: inherit;
  }
`;

/** The picture below a scrim. */
const Backdrop = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  border-radius: inherit;
  ${hiddenInPrint}

  > img {
    ${picture}
  }

  /* On narrow screens, the site's own pictures show the car in front. */
  > img:is([src='/hero-bg.jpg'], [src='${nightShowroom}']) {
    object-position: 100%;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: linear-gradient(
      to top,
      color-mix(in srgb, ${theme.color.night} 90%, transparent),
      color-mix(in srgb, ${theme.color.night} 60%, transparent) 65%,
      transparent
    );

    ${theme.from.desktop}, ${shortWindow} {
      background: linear-gradient(
        to right,
        color-mix(in srgb, ${theme.color.night} 86%, transparent),
        color-mix(in srgb, ${theme.color.night} 10%, transparent)
      );
    }

    ${theme.from.wide} {
      box-shadow: inset 0 0 0 1px light-dark(transparent, ${theme.color.line});
    }
  }
`;

/** As wide as the window, so that the text aligns with the content below. */
const Content = styled(Container)`
  position: relative;
  justify-self: center;
  width: calc(100% + 2 * var(--inset));
  margin-inline: 0;
  padding-block: ${theme.space[24]};

  > button {
    ${hiddenInPrint}
  }
`;

const Heading = styled.h1`
  max-width: 640px;
  ${theme.text.hero}
  text-wrap: balance;

  /* Beside the cars of the site's own pictures; a long word may cover them. */
  @media (min-width: ${theme.breakpoint.desktop}px) and (max-width: ${theme.breakpoint.wide - 1}px), ${shortWindow} {
    min-width: min-content;
    max-width: 40%;
    font-size: ${theme.font.h1};
    overflow-wrap: break-word;
  }
`;

const Facts = styled.div`
  max-width: 640px;
  margin-block: ${theme.space[12]} ${theme.space[20]};
  line-height: ${theme.lineHeight.message};
`;

/** Keeps its line until the hours are known. */
const Hours = styled.p`
  min-height: 1lh;
`;

export type HeroProps = {
  /** The heading of the screen. */
  dealerName: string;
  /** URL of the background image. A drawn showroom replaces an image that does not load. */
  image: string;
  /** The dealer's address as free text. */
  address: string;
  /** Today's business hours, if they are known. */
  hours: string | undefined;
  /** The visitor pressed 'Browse Inventory'. */
  onBrowse: () => void;
};

/** The top of the home screen: the dealer's name, address and hours, and a button to the inventory. */
export function Hero({ dealerName, image, address, hours, onBrowse }: HeroProps) {
  const [failed, setFailed] = useFailedPictures();
  return (
    <Box>
      <Backdrop>
        <img
          src={failed.has(image) ? nightShowroom : image}
          alt=""
          fetchPriority="high"
          onError={() => setFailed(new Map([[image, true]]))}
        />
      </Backdrop>
      <Content>
        <Heading tabIndex={-1}>{dealerName}</Heading>
        <Facts>
          <p>{address}</p>
          <Hours>{hours}</Hours>
        </Facts>
        <Button variant="amber" onClick={onBrowse}>
          Browse Inventory
        </Button>
      </Content>
    </Box>
  );
}
