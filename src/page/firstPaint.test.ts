import { beforeEach, expect, it, vi } from 'vitest';
import { canPaint, firstPaintKey } from './firstPaint.ts';

const html =
  '<head><script>start()</script><script type="module" src="/assets/index-1.js"></script><script>boot("$&")</script></head>';
const paint = {
  savedAt: 1_000,
  scripts: ['/assets/index-1.js', ...['start()', '', 'boot("$&")'].map((text) => firstPaintKey(text, ''))],
  sheet: 'p { color: red }',
  hash: 'sha256-1',
  markup: '<h1>Alpha Autos</h1>',
  key: 'k',
};
const dayMs = 24 * 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers({ now: 2_000 }));

it('paints the home screen of a visit to the same page', () => {
  expect(canPaint(html, paint)).toBe(true);
});

it.each([
  ['is a week old', { savedAt: 2_000 - 7 * dayMs }],
  ['is of the future', { savedAt: 2_001 }],
  ['has no time', { savedAt: Number.NaN }],
  ['is of another release', { scripts: ['/assets/index-2.js'] }],
  ['is of another configuration', { scripts: [firstPaintKey('boot("other")', '')] }],
])('paints nothing if the home screen %s', (_, change) => {
  expect(canPaint(html, { ...paint, ...change })).toBe(false);
});

it('the key changes with the data and with the markup', () => {
  const keys = [firstPaintKey([1], '<p>'), firstPaintKey([2], '<p>'), firstPaintKey([1], '<b>')];
  expect(new Set(keys).size).toBe(3);
});
