import styled from 'styled-components';
import { Icon } from '../basics/Icon.tsx';

const Box = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  height: 240px;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.sunk};
  color: ${({ theme }) => theme.color.ink3};

  ${({ theme }) => theme.from.tablet} {
    height: 360px;
  }

  ${({ theme }) => theme.from.desktop} {
    height: auto;
    aspect-ratio: 4 / 3;
  }

  @media print {
    display: none;
  }
`;

const Frame = styled.iframe`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
`;

export type AddressMapProps = {
  /** The address as free text. */
  address: string;
};

/**
 * A Google map of an address in a sandboxed frame. A pin is visible until the map has loaded.
 *
 * @states filled, narrow
 */
export function AddressMap({ address }: AddressMapProps) {
  return (
    <Box>
      <Icon name="pin" size={56} />
      <Frame
        src={`https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed`}
        title={`Map of ${address}`}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer-when-downgrade"
      />
    </Box>
  );
}
