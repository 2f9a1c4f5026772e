import styled from 'styled-components';
import { Icon } from '../../src/components/basics/Icon';
import { ThemeRoot } from '../../src/components/theme/ThemeRoot';
import { theme } from '../../src/components/theme/tokens';
import { Code } from './Sheet';

const Map = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  align-items: center;
  padding: ${theme.space[24]};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.sunk};
  color: ${theme.color.ink1};
  font-family: ${theme.font.family};

  > svg {
    justify-self: center;
    color: ${theme.color.control};
    rotate: 90deg;
  }

  ${theme.from.desktop} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr) auto minmax(0, 1fr);

    > svg {
      rotate: none;
    }
  }
`;

const Room = styled.div<{ $below?: string }>`
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  font-size: ${theme.font.small};
  line-height: 1.45;

  strong {
    display: block;
    font-size: 1rem;
  }

  ${theme.from.desktop} {
    grid-column: ${({ $below = 'auto' }) => $below};
    grid-row: ${({ $below }) => ($below === undefined ? 'auto' : 3)};
    align-self: stretch;
  }
`;

const Down = styled.div`
  display: grid;
  justify-items: center;
  color: ${theme.color.control};

  > svg {
    rotate: 90deg;
  }
`;

/** The rooms of `src`, and which way imports point. */
export function HouseMap() {
  return (
    <ThemeRoot>
      <Map>
        <Room>
          <strong>The shell</strong>
          <Code>src/app</Code>
          <br />
          One visit: boot, sign-in, listeners, forms, chat. Every timer.
        </Room>
        <Icon name="arrowRight" />
        <Room>
          <strong>Screens</strong>
          <Code>src/screens</Code>
          <br />
          One file a screen, made of components.
        </Room>
        <Icon name="arrowRight" />
        <Room>
          <strong>Components</strong>
          <Code>src/components</Code>
          <br />
          Widgets: props in, events out. The theme lives here.
        </Room>
        <Down>
          <Icon name="arrowRight" />
        </Down>
        <Room $below="1">
          <strong>The edge</strong>
          <Code>src/data</Code>
          <br />
          Entities, decoders, rules of the trade, the backend’s port and its two adapters.
        </Room>
        <Room $below="3 / -1">
          <strong>The workshop</strong>
          <Code>stories</Code>
          <br />
          Mirrors <Code>src</Code>: a story file for each component and screen, and the whole app’s. Builders
          such as <Code>aVehicle</Code> lie in <Code>stories/fixtures</Code>.
        </Room>
      </Map>
    </ThemeRoot>
  );
}
