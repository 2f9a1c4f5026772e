import styled from 'styled-components';
import { theme } from '../../src/components/theme/tokens.ts';
import { Code, Copyable, Sheet, SheetPart } from './Sheet.tsx';

type TypeStep = Exclude<keyof typeof theme.font, 'family'>;

/** The weight, tracking and line height of each step. */
const settings = {
  hero: { weight: 'display', tracking: '-.03em', lineHeight: 1.04, text: 'Harbor Street Motors' },
  h1: { weight: 'display', tracking: '-.02em', lineHeight: 1.12, text: '2020 Toyota Camry' },
  priceDetail: { weight: 'display', tracking: '-.015em', lineHeight: 1, text: '$22,995' },
  h2: { weight: 'heading', tracking: '-.02em', lineHeight: 1.12, text: 'Featured Vehicles' },
  priceCard: { weight: 'display', tracking: '-.015em', lineHeight: 1, text: '$22,995' },
  h3: { weight: 'heading', tracking: 'normal', lineHeight: 1.12, text: 'Business Hours' },
  lead: { weight: 'body', tracking: 'normal', lineHeight: 1.4, text: 'Buying a used car should feel good.' },
  cardTitle: { weight: 'heading', tracking: 'normal', lineHeight: 1.15, text: '2020 Toyota Camry' },
  body: {
    weight: 'body',
    tracking: 'normal',
    lineHeight: 1.55,
    text: '480 Harbor Street, Portland, ME 04101',
  },
  field: { weight: 'body', tracking: 'normal', lineHeight: 1.55, text: 'ada@park.example' },
  dealer: { weight: 'heading', tracking: '-.01em', lineHeight: 1.15, text: 'Harbor Street Motors' },
  navigation: { weight: 'label', tracking: 'normal', lineHeight: 1.55, text: 'Sell/Trade' },
  small: { weight: 'label', tracking: 'normal', lineHeight: 1.55, text: 'View details' },
  caption: { weight: 'label', tracking: 'normal', lineHeight: 1.55, text: 'Sedan' },
} as const satisfies Record<
  TypeStep,
  { weight: keyof typeof theme.weight; tracking: string; lineHeight: number; text: string }
>;

const Rows = styled.ul`
  display: grid;
  border-top: 1px solid ${theme.color.line};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]} ${theme.space[24]};
  align-items: center;
  padding-block: ${theme.space[8]};
  border-bottom: 1px solid ${theme.color.line};

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

/** The type scale. */
export function TypeScale() {
  return (
    <Sheet
      title="Type"
      lead="Figtree, a single variable font. The sizes from body to hero grow with the viewport between 360 and 1280 px. Prices, mileages and counts use tabular figures."
    >
      <Rows>
        {(Object.keys(settings) as TypeStep[]).map((step) => {
          const { weight, tracking, lineHeight, text } = settings[step];
          return (
            <Row key={step}>
              <Name>
                <strong>{step}</strong>
                <Code>{`font.size.${step}`}</Code>
                <Code>{`font.weight.${weight}: ${theme.weight[weight]}`}</Code>
                <Copyable text={theme.font[step]} />
              </Name>
              <div
                style={{
                  fontSize: theme.font[step],
                  fontWeight: theme.weight[weight],
                  fontVariantNumeric: 'tabular-nums',
                  letterSpacing: tracking,
                  lineHeight,
                  overflowWrap: 'anywhere',
                }}
              >
                {text}
              </div>
            </Row>
          );
        })}
      </Rows>
    </Sheet>
  );
}

const Bar = styled.div`
  max-width: 100%;
  height: ${theme.space[24]};
  border-radius: ${theme.radius.inner};
  background: ${theme.color.brand};
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${theme.space[24]};
`;

const Tile = styled.li`
  display: grid;
  gap: ${theme.space[12]};
`;

const Sample = styled.div`
  height: 112px;
  border: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
`;

/** The spacing steps, radii and shadows. */
export function SpacingRadiiShadows() {
  return (
    <Sheet
      title="Space, radii, shadows"
      lead="Spacing is a multiple of 4 px, except for two steps that grow with the viewport. The dark scheme uses lines and lighter surfaces instead of shadows."
    >
      <SheetPart title="Space">
        <Rows>
          {Object.entries(theme.space).map(([name, size]) => (
            <Row key={name}>
              <Name>
                <strong>{name}</strong>
                <Code>{`space.${name}`}</Code>
                <Copyable text={size} />
              </Name>
              <Bar style={{ width: size }} />
            </Row>
          ))}
        </Rows>
      </SheetPart>
      <SheetPart title="Radii">
        <Tiles>
          {Object.entries(theme.radius).map(([name, radius]) => (
            <Tile key={name}>
              <Sample style={{ borderRadius: radius }} />
              <Name>
                <strong>{name}</strong>
                <Code>{`radius.${name}`}</Code>
                <Copyable text={radius} />
              </Name>
            </Tile>
          ))}
        </Tiles>
      </SheetPart>
      <SheetPart title="Shadows">
        <Tiles>
          {Object.entries(theme.shadow).map(([name, shadow]) => (
            <Tile key={name}>
              <Sample style={{ boxShadow: shadow, borderRadius: theme.radius.card }} />
              <Name>
                <strong>{name}</strong>
                <Code>{`shadow.${name}`}</Code>
                <Copyable text={shadow} />
              </Name>
            </Tile>
          ))}
        </Tiles>
      </SheetPart>
    </Sheet>
  );
}

const durations = ['press', 'hover', 'panel', 'screen', 'spinner', 'placeholder'] as const;
const easings = ['inPlace'] as const;

const Curve = styled.svg`
  width: 100%;
  max-width: 220px;
  overflow: visible;
  fill: none;
  stroke: ${theme.color.line};
  stroke-width: 1;

  path {
    stroke: ${theme.color.brand};
    stroke-width: 2.5;
    stroke-linecap: round;
  }
`;

/** The path of a timing function in a 100 × 100 box. */
function curveOf(easing: string) {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (easing.match(/[\d.]+/g) ?? []).map(
    (number) => Number(number) * 100,
  );
  return `M0 100C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`;
}

/** The durations and timing functions. */
export function Motion() {
  return (
    <Sheet
      title="Motion"
      lead="Only opacity and position animate, and nothing moves more than 12 px. Only the spinner and the placeholders loop. With reduced motion, only opacity animates, over 80 ms."
    >
      <SheetPart title="Durations">
        <Rows>
          {durations.map((name) => (
            <Row key={name}>
              <Name>
                <strong>{name}</strong>
                <Code>{`motion.${name}`}</Code>
                <Copyable text={theme.motion[name]} />
              </Name>
              <Bar style={{ width: `${Number.parseInt(theme.motion[name], 10) / 14}%` }} />
            </Row>
          ))}
        </Rows>
      </SheetPart>
      <SheetPart title="Timing">
        <Tiles>
          {easings.map((name) => (
            <Tile key={name}>
              <Curve viewBox="0 0 100 100" aria-hidden>
                <rect width="100" height="100" />
                <path d={curveOf(theme.motion[name])} />
              </Curve>
              <Name>
                <strong>{name}</strong>
                <Code>{`motion.${name}`}</Code>
                <Copyable text={theme.motion[name]} />
              </Name>
            </Tile>
          ))}
        </Tiles>
      </SheetPart>
    </Sheet>
  );
}
