import { colors, gutters, shadows, theme, tokenDeclarations } from '../../src/components/theme/tokens.ts';
import { colorGroups } from './colorUses.ts';
import { tokenUses } from './tokenUses.ts';

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

/** The minimum and the maximum of a size. They differ if it grows with the viewport. */
export function findEnds(size: string) {
  const [, min = size, max = size] = /^clamp\((\S+), .+, (\S+)\)$/.exec(size) ?? [];
  return { min, max };
}

/** A token of a size, or one for each end. */
const forEnds = (size: string, toToken: (end: string) => Token) =>
  findEnds(size).min === size ? toToken(size) : mapValues(findEnds(size), toToken);

const sizeToken = (size: string) => forEnds(size, (end) => ({ $value: measured(end) }));

const numberToken = (value: number | string) => ({ $value: Number.parseFloat(String(value)) });

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

/** The weight, the line height and the tracking of a size. */
export const findLook = (name: string) => ({
  fontWeight: theme.weight.body,
  lineHeight: theme.lineHeight.body,
  letterSpacing: '0em',
  ...(theme.text as Record<string, object>)[name],
});

/** A reference to the token of a group that has a value. */
const alias = (group: 'weight' | 'lineHeight', value: number) =>
  `{${group}.${Object.entries(theme[group]).find(([, each]) => each === value)?.[0]}}`;

/** A text with one end of its size. The format has no em, so that the tracking depends on the size. */
function typographyToken(end: string, name: string): Token {
  const { fontWeight, lineHeight, letterSpacing } = findLook(name);
  const fontSize = measured(end);
  const tracking = Number((Number.parseFloat(letterSpacing) * fontSize.value).toFixed(4));
  return {
    $value: {
      fontFamily: '{font.family}',
      fontSize,
      fontWeight: alias('weight', fontWeight),
      lineHeight: alias('lineHeight', lineHeight),
      letterSpacing: { ...fontSize, value: tracking },
    },
  };
}

/** The tokens of a group, each with its use. */
const describe = <Value>(
  group: keyof typeof tokenUses,
  values: Record<string, Value>,
  toToken: (value: Value, name: string) => object,
) =>
  mapValues(values, (value, name) => ({
    $description: (tokenUses[group] as Record<string, string>)[name],
    ...toToken(value, name),
  }));

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
      ...describe('shadow', shadows, (shadow) => ({ $value: shadowValue(shadow) })),
    },
    font: {
      $type: 'dimension',
      ...describe('font', theme.font, (value, name) =>
        name === 'family'
          ? { $type: 'fontFamily', $value: value.split(', ').map((each) => each.replaceAll("'", '')) }
          : sizeToken(value),
      ),
    },
    text: {
      $type: 'typography',
      ...describe('font', fontSizes, (size, name) => forEnds(size, (end) => typographyToken(end, name))),
    },
    weight: { $type: 'fontWeight', ...describe('weight', theme.weight, numberToken) },
    lineHeight: { $type: 'number', ...describe('lineHeight', theme.lineHeight, numberToken) },
    tracking: {
      $type: 'number',
      $description: 'In em.',
      ...describe('tracking', theme.tracking, numberToken),
    },
    space: {
      $type: 'dimension',
      ...describe('space', theme.space, (size) =>
        size === theme.space.gutter
          ? { min: { $value: measured(gutters[0]) }, max: { $value: measured(gutters[1]) } }
          : sizeToken(size),
      ),
    },
    radius: { $type: 'dimension', ...describe('radius', theme.radius, sizeToken) },
    breakpoint: {
      $type: 'dimension',
      ...describe('breakpoint', theme.breakpoint, (width) => sizeToken(`${width}px`)),
    },
    motion: describe('motion', theme.motion, motionToken),
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
    ...scale('line-height', theme.lineHeight),
    ...scale('tracking', theme.tracking),
    ...Object.entries(fontSizes).map(([name, size]) => {
      const look = findLook(name);
      return `--text-${kebab(name)}: ${look.fontWeight} ${size}/${look.lineHeight} ${family};`;
    }),
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
