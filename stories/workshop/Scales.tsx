import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { theme } from '../../src/components/theme/tokens.ts';
import { Code, Copyable, Sheet, SheetPart } from './Sheet.tsx';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]} ${theme.space[24]};
  align-items: center;
  padding-block: ${theme.space[8]};
  border-top: 1px solid ${theme.color.line};
  font-variant-numeric: tabular-nums;

  ${theme.from.tablet} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
`;

const Name = styled.div`
  display: grid;
  font-size: ${theme.font.small};

  strong {
    font-weight: ${theme.weight.label};
  }
`;

const Bar = styled.div`
  max-width: 100%;
  height: ${theme.space[24]};
  background: ${theme.color.brand};
`;

const Tile = styled.div`
  max-width: 180px;
  height: 112px;
  border: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
`;

const TextSample = styled.div`
  line-height: 1.15;
  overflow-wrap: anywhere;
`;

type ScaleProps = {
  title: string;
  /** The path of the tokens in tokens.json. */
  path: string;
  tokens: Readonly<Record<string, string | number>>;
  sample?: typeof Bar;
  sampleStyle?: (value: string | number) => CSSProperties;
  text?: string;
};

/** The tokens of one group: name, path, value to copy, and a sample with the value. */
function Scale({ title, path, tokens, sample: Sample = Bar, sampleStyle, text }: ScaleProps) {
  return (
    <SheetPart title={title}>
      <ul>
        {Object.entries(tokens).map(([name, value]) => (
          <Row key={name}>
            <Name>
              <strong>{name}</strong>
              <Code>{`${path}.${name}`}</Code>
              <Copyable text={String(value)} />
            </Name>
            {sampleStyle !== undefined && <Sample style={sampleStyle(value)}>{text}</Sample>}
          </Row>
        ))}
      </ul>
    </SheetPart>
  );
}

const { family, ...fontSizes } = theme.font;

/** The font sizes and weights. */
export function TypeScale() {
  return (
    <Sheet
      title="Type"
      lead={`Figtree, a single variable font (${family}). The sizes from body to hero grow with the viewport between 360 and 1280 px. Prices, mileages and counts use tabular figures.`}
    >
      <Scale
        title="Sizes"
        path="font.size"
        tokens={fontSizes}
        sample={TextSample}
        sampleStyle={(fontSize) => ({ fontSize })}
        text="2020 Toyota Camry $22,995"
      />
      <Scale
        title="Weights"
        path="font.weight"
        tokens={theme.weight}
        sample={TextSample}
        sampleStyle={(fontWeight) => ({ fontWeight, fontSize: theme.font.h3 })}
        text="Featured Vehicles"
      />
    </Sheet>
  );
}

/** The spacing steps, radii and shadows. */
export function SpacingRadiiShadows() {
  return (
    <Sheet
      title="Space, radii, shadows"
      lead="Spacing is a multiple of 4 px, except for steps that grow with the viewport. The dark scheme uses lines and lighter surfaces instead of shadows."
    >
      <Scale title="Space" path="space" tokens={theme.space} sampleStyle={(width) => ({ width })} />
      <Scale
        title="Radii"
        path="radius"
        tokens={theme.radius}
        sample={Tile}
        sampleStyle={(borderRadius) => ({ borderRadius })}
      />
      <Scale
        title="Shadows"
        path="shadow"
        tokens={theme.shadow}
        sample={Tile}
        sampleStyle={(boxShadow) => ({ boxShadow: String(boxShadow), borderRadius: theme.radius.card })}
      />
    </Sheet>
  );
}

/** The durations and timing functions. */
export function Motion() {
  return (
    <Sheet
      title="Motion"
      lead="Only opacity and position animate, and nothing moves more than 12 px. Only the spinner and the placeholders loop. With reduced motion, only opacity animates, over 80 ms."
    >
      <Scale title="Durations and timing" path="motion" tokens={theme.motion} />
    </Sheet>
  );
}
