import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstPaintKey } from '../browser/firstPaint.ts';
import { pageInTwo } from './pageInTwo.ts';

// The host's own script runs before the policy, which would block it.
const start = '<meta http-equiv="X-UA-Compatible"><script>start()</script>';
const scripts = '<script type="module" src="/assets/index-1.js"></script><script>boot("$&")</script>';
const page = (policy: string, later: string, root: string) =>
  `<head>${start}<meta http-equiv="Content-Security-Policy" content="${policy}">${later}</head><body>${root}</div><p>Loading...</p>`;
const html = page("style-src 'self' 'sha256-0'", scripts, '<div id="root">').concat('</body></html>');
const paint = {
  savedAt: 1_000,
  scripts: ['/assets/index-1.js', ...['start()', '', 'boot("$&")'].map((text) => firstPaintKey(text, ''))],
  sheet: 'p { color: red }',
  hash: 'sha256-1',
  // Older browsers do not escape attributes.
  markup: '<h1 title="</body>">$&</h1>',
  key: 'k',
};
const dayMs = 24 * 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers({ now: 2_000 }));
afterEach(() => void vi.useRealTimers());

it('paints the home screen before the scripts, allowed by the policy', () => {
  const root =
    '<style id="first-paint">p { color: red }</style><div id="root" data-key="k"><h1 title="</body>">$&</h1>';
  expect(pageInTwo(html, paint)).toEqual([
    page("style-src 'self' 'sha256-1' 'sha256-0'", '', root),
    `${scripts}</body></html>`,
  ]);
});

it.each([
  ['is a week old', { savedAt: 2_000 - 7 * dayMs }],
  ['is of the future', { savedAt: 2_001 }],
  ['has no time', { savedAt: Number.NaN }],
  ['is of another release', { scripts: ['/assets/index-2.js'] }],
  ['is of another configuration', { scripts: [firstPaintKey('boot("other")', '')] }],
])('paints nothing if the home screen %s', (_, change) => {
  expect(pageInTwo(html, { ...paint, ...change })).toBeUndefined();
});
