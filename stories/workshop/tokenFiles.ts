import { colors, gutters, shadows, theme, tokenDeclarations } from '../../src/components/theme/tokens.ts';
import { colorGroups } from './colorUses.ts';

type Token = { $type?: string; $value: unknown; $description?: string };

const usages: Record<string, string> = Object.fromEntries(
  Object.values(colorGroups).flatMap((group) =>
    Object.entries(group).map(([name, { usage }]) => [name, usage]),
  ),
);

const channel = (hex: string, index: number) => Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16);
const fraction = (hex: string, index: number) => Number((channel(hex, index) / 255).toFixed(4));

/** A colour in the W3C format, from `#RRGGBB` or `#RRGGBBAA`. */
const colorValue = (hex: string) => ({
  colorSpace: 'srgb',
  components: [0, 1, 2].map((index) => fraction(hex, index)),
  alpha: hex.length === 9 ? fraction(hex, 3) : 1,
  hex: hex.slice(0, 7),
});

const measured = (text: string) => ({
  value: Number.parseFloat(text),
  unit: text.replace(/^[-\d.]+/, '') || 'px',
});

/** A size, or the minimum and maximum of a size that grows with the viewport. */
function sizeTokens(text: string) {
  const ends = /^clamp\((\S+), .+, (\S+)\)$/.exec(text);
  if (ends === null) return { $value: measured(text) };
  const [, min = '', max = ''] = ends;
  return { $description: text, min: { $value: measured(min) }, max: { $value: measured(max) } };
}

const shadowValue = (shadow: string) =>
  shadow.split(', ').map((layer) => {
    const parts = layer.split(' ');
    const [offsetX = '', offsetY = '', blur = '', spread = '0'] = parts.slice(0, -1);
    return {
      color: colorValue(parts.at(-1) ?? ''),
      offsetX: measured(offsetX),
      offsetY: measured(offsetY),
      blur: measured(blur),
      spread: measured(spread),
    };
  });

const motionToken = (text: string): Token =>
  text.endsWith('ms')
    ? { $type: 'duration', $value: measured(text) }
    : { $type: 'cubicBezier', $value: text.slice('cubic-bezier('.length, -1).split(', ').map(Number) };

const mapValues = <Value, Result>(
  values: Record<string, Value>,
  map: (value: Value, name: string) => Result,
) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value, name)]));

const { family, ...fontSizes } = theme.font;

/** The tokens in the W3C Design Tokens format: https://www.designtokens.org/TR/2025.10/format/ */
function tokensJson() {
  const scheme = (index: 0 | 1) => ({
    $type: 'color',
    ...mapValues(colors, (pair, name) => ({
      $value: colorValue(pair[index]),
      ...(usages[name] !== undefined && { $description: usages[name] }),
    })),
  });
  return {
    color: { light: scheme(0), dark: scheme(1) },
    shadow: {
      $type: 'shadow',
      $description: 'For the light scheme only.',
      ...mapValues(shadows, (shadow) => ({ $value: shadowValue(shadow) })),
    },
    font: {
      $type: 'dimension',
      ...mapValues(fontSizes, sizeTokens),
      family: { $type: 'fontFamily', $value: family.split(', ').map((name) => name.replaceAll("'", '')) },
    },
    weight: { $type: 'fontWeight', ...mapValues(theme.weight, (weight) => ({ $value: weight })) },
    space: {
      $type: 'dimension',
      ...mapValues(theme.space, sizeTokens),
      gutter: { min: { $value: measured(gutters[0]) }, max: { $value: measured(gutters[1]) } },
    },
    radius: { $type: 'dimension', ...mapValues(theme.radius, sizeTokens) },
    breakpoint: {
      $type: 'dimension',
      ...mapValues(theme.breakpoint, (width) => ({ $value: measured(`${width}px`) })),
    },
    motion: mapValues(theme.motion, motionToken),
  };
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The tokens as custom properties. Declares colours and shadows as the site does. */
function tokensCss() {
  const scale = (group: string, values: Record<string, string | number>) =>
    Object.entries(values).map(([name, value]) => `--${group}-${kebab(name)}: ${value};`);
  const declarations = [
    'color-scheme: light dark;',
    tokenDeclarations,
    ...scale('font', theme.font),
    ...scale('weight', theme.weight),
    ...scale('space', theme.space),
    ...scale('radius', theme.radius),
    ...scale('motion', theme.motion),
    `--measure: ${theme.measure};`,
    `--gutter: ${gutters[0]};`,
  ];
  const wide = `${theme.from.tablet} {\n:root { --gutter: ${gutters[1]}; }\n}\n`;
  return `:root {\n${declarations.join('\n')}\n}\n${wide}`;
}

/** The tokens as files, by name. Storybook serves them, and its static build contains them. */
export const tokenFiles = () => ({
  'tokens.json': `${JSON.stringify(tokensJson(), null, 2)}\n`,
  'tokens.css': tokensCss(),
});
