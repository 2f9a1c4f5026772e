import { expect, it } from 'vitest';
import { type ColorName, colors, theme } from '../../src/components/theme/tokens.ts';
import { tokenFiles } from '../../stories/workshop/tokenFiles.ts';

const { 'tokens.json': json, 'tokens.css': css } = tokenFiles();
const tokens = JSON.parse(json);
const [lightCss, darkCss] = css.split('@media');

it.each([
  ['light', 0, lightCss],
  ['dark', 1, darkCss],
] as const)('both files have the colours of the %s scheme', (scheme, index, rules) => {
  for (const name of Object.keys(colors) as ColorName[]) {
    const hex = colors[name][index];
    const { components, ...color } = tokens.color[scheme][name].$value;
    expect(color).toEqual({ colorSpace: 'srgb', alpha: 1, hex });
    const channels = hex.match(/\w\w/g)?.map((digits) => Number.parseInt(digits, 16));
    expect(components.map((part: number) => Math.round(part * 255))).toEqual(channels);
    expect(rules).toContain(` ${theme.color[name].slice('var('.length, -1)}: ${hex};`);
  }
});

it('tokens.json contains every step of the scales', () => {
  const names = (group: object) => Object.keys(group).filter((name) => !name.startsWith('$'));
  expect(['family', ...names(tokens.font.size)]).toEqual(Object.keys(theme.font));
  for (const group of ['space', 'radius', 'breakpoint', 'shadow', 'motion'] as const)
    expect(names(tokens[group])).toEqual(Object.keys(theme[group]));
});

it('tokens.json has numbers with units, and the two ends of a size that grows', () => {
  expect(tokens.space[16].$value).toEqual({ value: 16, unit: 'px' });
  expect(tokens.font.size.h1.min.$value).toEqual({ value: 2, unit: 'rem' });
  expect(tokens.font.size.h1.max.$value).toEqual({ value: 3.25, unit: 'rem' });
  expect(tokens.motion.hover).toEqual({ $type: 'duration', $value: { value: 160, unit: 'ms' } });
  expect(tokens.motion.inPlace).toEqual({ $type: 'cubicBezier', $value: [0.2, 0, 0, 1] });
  expect(tokens.shadow.e2.$value[0]).toMatchObject({
    offsetY: { value: 8, unit: 'px' },
    spread: { value: -8, unit: 'px' },
    color: { alpha: 0.2, hex: '#14202b' },
  });
});
