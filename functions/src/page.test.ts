import { gunzipSync } from 'node:zlib';
import type { Request, Response } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { beforeEach, expect, it, vi } from 'vitest';
import { sampleVehicles } from '../../src/shared/documents/sampleVehicles.ts';
import type * as Page from './page.ts';

vi.mock('firebase-functions/logger');

const page = (script: string) =>
  `<head><meta http-equiv="Content-Security-Policy" content="style-src 'self'"><script type="module" src="/assets/${script}.js"></script><title>Cars</title><style></style></head><body><div id="root"></div></body>`;
const plainPage = page('index-1');

const document = (id: string, fields: object) => ({
  name: `projects/p/${id}`,
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { stringValue: value }])),
});

/** What Hosting and Firestore answer. */
let served: {
  plain: () => Promise<globalThis.Response>;
  documents: (url: string) => Promise<globalThis.Response>;
};
let fetch: ReturnType<typeof vi.fn>;
let answerPage: typeof Page.answerPage;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubEnv('PLAIN_PAGE', plainPage);
  vi.stubEnv('GCLOUD_PROJECT', 'p');
  vi.stubEnv('TENANT_CONFIG', '{"firebase":{"projectId":"p","apiKey":"restricted"}}');
  served = {
    plain: async () => new Response(plainPage),
    documents: async (url) =>
      Response.json({
        documents: url.includes('/vehicles')
          ? [document('v1', { ...sampleVehicles[0], stockNumber: 'S-1' })]
          : [document('metadata', { dealerName: 'Alpha Autos' })],
      }),
  };
  fetch = vi.fn((url: string) => (url.endsWith('/page.html') ? served.plain() : served.documents(url)));
  vi.stubGlobal('fetch', fetch);
  vi.resetModules();
  ({ answerPage } = await import('./page.ts'));
});

class FakeResponse {
  headers: Record<string, string> = {};
  html = '';
  set(name: string, value: string) {
    this.headers[name] = value;
    return this;
  }
  type = (value: string) => this.set('Content-Type', value);
  vary = (value: string) => this.set('Vary', value);
  send(body: string | Buffer) {
    this.html = String('Content-Encoding' in this.headers ? gunzipSync(body) : body);
  }
}

async function get(host = 'alpha.example', isCompressed = false) {
  const response = new FakeResponse();
  const get = (name: string) => (name === 'x-forwarded-host' ? host : undefined);
  const request = { get, acceptsEncodings: (name: string) => isCompressed && name === 'gzip' };
  const answering = answerPage(request as unknown as Request, response as unknown as Response);
  await vi.advanceTimersByTimeAsync(1_500);
  await answering;
  const { html, headers } = response;
  return { hasHome: html.includes('$'), html, headers };
}
const readCount = () => fetch.mock.calls.filter(([url]) => !url.endsWith('/page.html')).length;

const headersFor = (seconds: number) => ({
  'Cache-Control': `public, max-age=0, s-maxage=${seconds}`,
  'Content-Type': 'html',
  Vary: 'Accept-Encoding',
});
const plain = { html: plainPage, hasHome: false, headers: headersFor(5) };
const never = () => new Promise<never>(() => {});

it('answers with the home screen, and reads it without the key', async () => {
  const answer = await get();
  expect(answer).toMatchObject({ hasHome: true, headers: headersFor(600) });
  expect(answer.html).toContain('<link rel="canonical" href="https://alpha.example/" />');
  const compressed = { ...answer.headers, 'Content-Encoding': 'gzip' };
  expect(await get('alpha.example', true)).toEqual({ ...answer, headers: compressed });
  const urls = fetch.mock.calls.map(([url]) => url);
  expect(urls).toContain('https://p.web.app/page.html');
  expect(urls.filter((url) => url.includes('key='))).toEqual([]);
});

it('puts nothing into the page that the site does not show', async () => {
  expect((await get()).html).not.toContain('S-1');
});

it('reads the home screen of a host once per minute', async () => {
  await Promise.all([get(), get()]);
  const count = readCount();
  expect(count).toBe(2);
  // Each takes 1.5 s.
  for (let visit = 2; visit < 40; visit += 1) await get();
  expect(readCount()).toBe(count);
  await get();
  expect(readCount()).toBe(2 * count);
});

it('reads the home screen of a host again 5 s after a failure', async () => {
  served.documents = async () => Response.json({}, { status: 503 });
  const counts: number[] = [];
  for (let visit = 0; visit < 5; visit += 1) {
    await get();
    counts.push(readCount());
  }
  expect(counts).toEqual([2, 2, 2, 2, 4]);
});

it('remembers 200 hosts, and forgets them all for the next one', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(0);
  served.documents = async () => Response.json({});
  const isRead = async (host: number) => {
    const count = readCount();
    await get(`h${host}.example`);
    return readCount() > count;
  };
  for (let host = 1; host <= 200; host += 1) expect(await isRead(host)).toBe(true);
  expect([await isRead(1), await isRead(201), await isRead(1)]).toEqual([false, true, true]);
});

it.each([
  ['reads take too long', never, 1],
  ['reads are refused', async () => Response.json({}, { status: 403 }), 1],
  ['there are no vehicles', async () => Response.json({}), 0],
])('answers with the plain page if %s, and logs failures', async (_, documents, failures) => {
  served.documents = documents;
  expect(await get()).toEqual(plain);
  expect(logger.error).toHaveBeenCalledTimes(failures);
});

it('answers with the plain page of Hosting if that is of another release', async () => {
  vi.stubEnv('SITE_ORIGIN', 'https://north-site.web.app');
  served.plain = async () => new Response(page('index-2'));
  expect(await get()).toEqual({ ...plain, html: page('index-2') });
  expect(fetch.mock.calls[0]?.[0]).toBe('https://north-site.web.app/page.html');
});

it.each([
  ['fails', async () => new Response('', { status: 503 })],
  ['is silent', never],
])('answers with its own page if Hosting %s, and logs it', async (_, answer) => {
  served.plain = answer;
  expect(await get()).toMatchObject({ hasHome: true });
  expect(logger.error).toHaveBeenCalledOnce();
});

it('answers an invalid host with the plain page, and reads nothing', async () => {
  expect(await get('a_b')).toEqual(plain);
  expect(readCount()).toBe(0);
  expect(logger.error).not.toHaveBeenCalled();
});
