import styled from 'styled-components';
import { Icon } from '../../src/components/basics/Icon.tsx';
import { ThemeRoot } from '../../src/components/theme/ThemeRoot.tsx';
import { theme } from '../../src/components/theme/tokens.ts';
import { Code } from './Sheet.tsx';

const Diagram = styled.div`
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

const Layer = styled.div<{ $bottomRowColumn?: string }>`
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
    grid-column: ${({ $bottomRowColumn = 'auto' }) => $bottomRowColumn};
    grid-row: ${({ $bottomRowColumn }) => ($bottomRowColumn === undefined ? 'auto' : 3)};
    align-self: stretch;
  }
`;

const DownArrow = styled.div`
  display: grid;
  justify-items: center;
  color: ${theme.color.control};

  > svg {
    rotate: 90deg;
  }
`;

/** The folders of `src` and the direction of imports between them. */
export function ArchitectureDiagram() {
  return (
    <ThemeRoot>
      <Diagram>
        <Layer>
          <strong>App</strong>
          <Code>src/app</Code>
          <br />
          Boot, sign-in, listeners, form submissions, chat and all timers.
        </Layer>
        <Icon name="arrowRight" />
        <Layer>
          <strong>Screens</strong>
          <Code>src/screens</Code>
          <br />
          One file per screen, composed of components.
        </Layer>
        <Icon name="arrowRight" />
        <Layer>
          <strong>Components</strong>
          <Code>src/components</Code>
          <br />
          Widgets that take props and call callbacks, in folders by purpose, and the theme.
        </Layer>
        <DownArrow>
          <Icon name="arrowRight" />
        </DownArrow>
        <Layer $bottomRowColumn="1">
          <strong>Data</strong>
          <Code>src/data</Code>
          <br />
          Entities, decoders, business rules, and the backend interface with its two adapters.
        </Layer>
        <Layer $bottomRowColumn="3 / -1">
          <strong>Workshop</strong>
          <Code>stories</Code>
          <br />
          Mirrors <Code>src</Code>: stories of every component, every screen and the app.{' '}
          <Code>stories/fixtures</Code> contains builders such as <Code>aVehicle</Code>.
        </Layer>
      </Diagram>
    </ThemeRoot>
  );
}
