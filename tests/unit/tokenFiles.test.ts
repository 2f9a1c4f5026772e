import { expect, it } from 'vitest';
import { tokenFiles } from '../../stories/workshop/tokenFiles.ts';

const { 'tokens.json': json, 'tokens.css': css } = tokenFiles();
const tokens = JSON.parse(json);

it('tokens.json has colours with channels, numbers with units, and both ends of a fluid size', () => {
  expect(tokens.color.dark.amber.$value).toEqual({
    colorSpace: 'srgb',
    components: [1, 0.7569, 0.2706],
    alpha: 1,
    hex: '#FFC145',
  });
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

it('tokens.css has the colours of both schemes', () => {
  expect(css).toContain('--amber: light-dark(#F2A900, #FFC145);');
});
