import { useState } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '../basics/ButtonLink.tsx';
import { Icon } from '../basics/Icon.tsx';
import { hiddenInPrint } from '../theme/hiding.ts';
import { theme } from '../theme/tokens.ts';
import { directionsHref, mapHref } from './contactLinks.ts';

const Parts = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${theme.space[16]};
  ${hiddenInPrint}
`;

const Box = styled.div`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[16]};
  width: 100%;
  min-height: 240px;
  padding: ${theme.space[24]};
  overflow: hidden;
  /* Visible in forced-colors mode. */
  border: 1px solid transparent;
  border-radius: ${theme.radius.card};
  background: ${theme.color.sunk};
  color: ${theme.color.ink3};

  ${theme.from.tablet} {
    min-height: 360px;
  }

  ${theme.from.desktop} {
    min-height: 0;
    aspect-ratio: 4 / 3;
  }
`;

const Frame = styled.iframe`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;

  /* The map is light, and so is the error page of Chromium, which counts as loaded. */
  @media (prefers-color-scheme: dark) {
    filter: invert(.9) hue-rotate(180deg);
  }
`;

const Address = styled.p`
  max-width: 28ch;
  color: ${theme.color.ink1};
  text-align: center;
  text-wrap: balance;
  white-space: pre-line;
`;

export type AddressMapProps = {
  /** The address as free text. */
  address: string;
  /** Whether the browser is online. Offline, the frame would show the browser's error page. */
  isOnline: boolean;
};

/** The address, until its map has loaded. Firefox and Safari report no load of a page that cannot be reached. */
function MapOrAddress({ address, isOnline }: AddressMapProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      <Icon name="pin" size={56} />
      {!isLoaded && <Address dir="auto">{address}</Address>}
      {isOnline && (
        <Frame
          src={mapHref(address)}
          title={`Map of ${address}`}
          style={{ visibility: isLoaded ? 'visible' : 'hidden' }}
          loading="lazy"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer-when-downgrade"
          onLoad={() => setIsLoaded(true)}
        />
      )}
    </>
  );
}

/**
 * A Google map of an address in a sandboxed frame, and a link to directions, which also works where the map is blocked. The
 * address stands in for the map until it has loaded, and offline.
 */
export function AddressMap({ address, isOnline }: AddressMapProps) {
  return (
    <Parts>
      <Box>
        <MapOrAddress key={`${isOnline} ${address}`} address={address} isOnline={isOnline} />
      </Box>
      <ButtonLink href={directionsHref(address)} target="_blank" rel="noreferrer" variant="ghost">
        Get directions
      </ButtonLink>
    </Parts>
  );
}
