import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type ColorName, colors } from '../../src/components/theme/tokens.ts';
import { tokenFiles } from '../../stories/workshop/tokenFiles.ts';

const { 'tokens.json': json, 'tokens.css': css } = tokenFiles();
const tokens = JSON.parse(json);
const colorNames = Object.keys(colors) as ColorName[];

it('tokens.json has every colour in hexadecimal and as channels', () => {
  const toHex = (channels: readonly number[]) =>
    `#${channels
      .map((channel) =>
        Math.round(channel * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  for (const name of colorNames)
    for (const [index, scheme] of ['light', 'dark'].entries()) {
      const { hex, components, alpha } = tokens.color[scheme][name].$value;
      const color = colors[name][index];
      expect([name, hex, toHex(components).toUpperCase(), alpha]).toEqual([name, color, color, 1]);
    }
});

it('tokens.json has numbers with units, and both ends of a fluid size', () => {
  expect(tokens.space[16].$value).toEqual({ value: 16, unit: 'px' });
  expect(tokens.font.h1.min.$value).toEqual({ value: 2, unit: 'rem' });
  expect(tokens.font.h1.max.$value).toEqual({ value: 3.25, unit: 'rem' });
  expect(tokens.motion.hover).toMatchObject({ $type: 'duration', $value: { value: 160, unit: 'ms' } });
  expect(tokens.motion.inPlace).toMatchObject({ $type: 'cubicBezier', $value: [0.2, 0, 0, 1] });
  expect(tokens.shadow.e2.$value[0]).toMatchObject({
    offsetY: { value: 8, unit: 'px' },
    spread: { value: -8, unit: 'px' },
    color: { alpha: 0.2, hex: colors.ink1[0] },
  });
});

it('the files have values in place of references', () => {
  expect(json).not.toMatch(/null|var\(/);
  expect(tokens.space.gutter).toMatchObject({
    min: { $value: { value: 16, unit: 'px' } },
    max: { $value: { value: 52, unit: 'px' } },
  });
  const used = Array.from(css.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name);
  expect(used.filter((name) => !css.includes(`${name}: `))).toEqual([]);
});

it('tokens.json describes every token, and has no alias without its token', () => {
  const aliases = Array.from(json.matchAll(/"\{([\w.]+)\}"/g), ([, path = '']) => path);
  const find = (path: string) => path.split('.').reduce((group, name) => group?.[name], tokens);
  expect(aliases.length).toBeGreaterThan(0);
  expect(aliases.filter((path) => find(path)?.$value === undefined)).toEqual([]);
  const tokensOf = (group: string) =>
    Object.entries<{ $description?: string }>(tokens[group]).filter(([name]) => !name.startsWith('$'));
  const groups = ['font', 'text', 'weight', 'lineHeight', 'tracking', 'space', 'radius', 'shadow', 'motion'];
  const described = groups.flatMap((group) => tokensOf(group));
  expect(described.filter(([, { $description }]) => !$description)).toEqual([]);
});

it('a text style has its size, and tracking in rem', () => {
  expect(tokens.text.h1.max.$value).toEqual({
    fontFamily: '{font.family}',
    fontSize: { value: 3.25, unit: 'rem' },
    fontWeight: '{weight.display}',
    lineHeight: '{lineHeight.heading}',
    letterSpacing: { value: -0.065, unit: 'rem' },
  });
  expect(css).toMatch(/--text-h1: 750 clamp\(.+\)\/1\.12 'Figtree/);
});

it('tokens.css has the colours of both schemes', () => {
  expect(css).toContain(`--brand-hover: light-dark(${colors.brandHover.join(', ')});`);
});

const [light, dark] = [0, 1] as const;
const drawings = globSync('public/drawings/*.svg');

/** Files that cannot read the theme, and the tokens that they repeat. */
const copies: [file: string, schemes: readonly (0 | 1)[], names: readonly ColorName[]][] = [
  ['index.html', [light, dark], ['canvas', 'surface', 'ink1', 'line', 'brand']],
  [
    '404.html',
    [light, dark],
    ['canvas', 'ink2', 'line', 'control', 'brand', 'brandHover', 'onBrand', 'focus'],
  ],
  ['tools/bench/static/index.html', [light], ['canvas']],
  ['public/favicon.svg', [light], ['brand']],
  ['src/components/frame/nightShowroom.svg', [dark], ['amber']],
  ['src/components/frame/nightShowroom.svg', [light], ['night']],
  ...drawings.map(
    (file) => [file, [light, dark], ['stageTop', 'stageBottom', 'amber']] as (typeof copies)[0],
  ),
];

it.each(copies)('%s has the current colours of its tokens', (file, schemes, names) => {
  const text = readFileSync(file, 'utf8').toUpperCase();
  const found = text.match(/#[0-9A-F]{6}\b/g) ?? [];
  const wanted = names.flatMap((name) => schemes.map((scheme) => `${name} ${colors[name][scheme]}`));
  const missing = wanted.filter((color) => !found.some((hex) => color.endsWith(hex)));
  // Drawings also have colours of their own.
  const isPage = file.endsWith('.html');
  const stale = found.filter((hex) => isPage && !wanted.some((color) => color.endsWith(hex)));
  expect({ missing, stale }).toEqual({ missing: [], stale: [] });
});
