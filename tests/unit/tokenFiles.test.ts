import { describe, expect, it } from 'vitest';
import { type ColorName, colors, theme } from '../../src/components/theme/tokens.ts';
import { tokenFiles } from '../../stories/workshop/tokenFiles.ts';

type Color = { $value: { colorSpace: string; components: number[]; alpha: number; hex: string } };

const { 'tokens.json': json, 'tokens.css': css } = tokenFiles();
const tokens = JSON.parse(json);
const [lightCss = '', darkCss = ''] = css.split('@media');

const hexOf = ({ components }: Color['$value']) =>
  `#${components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase();

describe.each(Object.keys(colors) as ColorName[])('the colour %s', (name) => {
  it.each(['light', 'dark'] as const)('agrees with the theme in the %s scheme', (scheme) => {
    const hex = colors[name][scheme === 'light' ? 0 : 1];
    const { $value } = tokens.color[scheme][name] as Color;
    expect($value).toMatchObject({ colorSpace: 'srgb', alpha: 1, hex });
    expect(hexOf($value)).toBe(hex);
    const property = theme.color[name].slice('var('.length, -1);
    expect(scheme === 'light' ? lightCss : darkCss).toContain(` ${property}: ${hex};`);
  });
});

describe('tokens.json', () => {
  it('contains every step of the scales', () => {
    const names = (group: object) => Object.keys(group).filter((name) => !name.startsWith('$'));
    expect(['family', ...names(tokens.font.size)]).toEqual(Object.keys(theme.font));
    for (const group of ['space', 'radius', 'breakpoint', 'shadow', 'motion'] as const) {
      expect(names(tokens[group])).toEqual(Object.keys(theme[group]));
    }
  });

  it('has numbers with units', () => {
    expect(tokens.space[16].$value).toEqual({ value: 16, unit: 'px' });
    expect(tokens.font.size.small.$value).toEqual({ value: 0.875, unit: 'rem' });
    expect(tokens.motion.hover).toEqual({ $type: 'duration', $value: { value: 160, unit: 'ms' } });
    expect(tokens.motion.exit).toEqual({ $type: 'cubicBezier', $value: [0.4, 0, 1, 1] });
    expect(tokens.shadow.e2.$value[0]).toMatchObject({
      offsetY: { value: 8, unit: 'px' },
      spread: { value: -8, unit: 'px' },
      color: { alpha: 0.2, hex: '#14202b' },
    });
  });

  it('has the two ends of a size that grows with the viewport', () => {
    expect(tokens.font.size.h1.min.$value).toEqual({ value: 2, unit: 'rem' });
    expect(tokens.font.size.h1.max.$value).toEqual({ value: 3.25, unit: 'rem' });
  });
});
