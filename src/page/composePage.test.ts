import { expect, it } from 'vitest';
import { composePage } from './composePage.ts';

// The host's own script runs before the policy, which would block it.
const start = '<meta http-equiv="X-UA-Compatible"><script>start()</script>';
const scripts = '<script type="module" src="/assets/index-1.js"></script><script>boot("$&")</script>';
const page = (policy: string, later: string, root: string) =>
  `<head>${start}<meta http-equiv="Content-Security-Policy" content="${policy}">${later}</head><body>${root}</div><p>Loading...</p>`;
const html = page("style-src 'self' 'sha256-0'", scripts, '<div id="root">').concat('</body></html>');
// Older browsers do not escape attributes.
const markup = '<h1 title="</body>">$&</h1>';

it('paints the home screen before the scripts, allowed by the policy', () => {
  const paint = { sheet: 'p { color: red }', hash: 'sha256-1', markup, key: 'k' };
  const root = `<style id="first-paint">p { color: red }</style><div id="root" data-key="k">${markup}`;
  expect(composePage(html, paint)).toEqual([
    page("style-src 'self' 'sha256-1' 'sha256-0'", '', root),
    `${scripts}</body></html>`,
  ]);
});
