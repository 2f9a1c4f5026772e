import { pageDirectives } from '../../tools/vite/contentPolicy.ts';
import { sitePort } from './emulators.ts';
import { expect, test } from './fixtures.ts';

const fetchPage = () => fetch(`http://127.0.0.1:${sitePort}/`);

test('the page is served with the headers of firebase.json', async () => {
  const { headers } = await fetchPage();
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-cache',
  });
  const policy = headers.get('content-security-policy');
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('the policy allows the inline script and the inline style of the page, and no others', async () => {
  const response = await fetchPage();
  const policy = response.headers.get('content-security-policy')?.split('; ');
  const html = await response.text();
  expect(html.match(/<style>/g)).toHaveLength(1);
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(policy).toEqual(expect.arrayContaining(Object.values(pageDirectives(html))));
});

test('files with a hash in their names are cached for a year', async ({ site }) => {
  await site.open();
  const assets = site.requestsTo('/assets/');
  expect(assets.length).toBeGreaterThan(2);
  for (const asset of assets) {
    const response = await asset.response();
    expect(await response?.headerValue('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

test('an injected inline script does not run', async ({ site, browserErrors }) => {
  browserErrors.expect(/TrustedScript/);
  await site.open();
  const outcome = await site.page.evaluate(() => {
    const inline = document.createElement('script');
    try {
      inline.textContent = 'window.__TENANT_CONFIG__ = "run"';
    } catch {
      return 'refused by Trusted Types';
    }
    document.head.append(inline);
    return window.__TENANT_CONFIG__;
  });
  expect(outcome).not.toBe('run');
});
