import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../tests/unit/fakeBrowser.ts';
import { spinner } from './elements.ts';
import { reloadBrokenPage } from './reloadBrokenPage.ts';

const browser = fakeBrowserInEachTest();
const page = '<script src="/assets/index-2.js"></script> /assets/x.js <link href="/assets/a-2.js">';
const headers = { 'content-type': 'text/html; charset=utf-8' };
const answer = async (url: string) =>
  url.startsWith('/assets/') ? new Response('') : new Response(page, { headers });
const fetch = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();
const showMessage = vi.fn<() => void>();
const reload = vi.fn<() => void>();
const reloaded = { hasReloaded: true };
let history: { state: unknown; replaceState: (state: unknown) => void };

beforeEach(() => {
  fetch.mockReset().mockImplementation(answer);
  history = {
    state: null,
    replaceState: (state) => {
      history.state = state;
    },
  };
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', { href: 'https://cars.example/', reload });
  const message = { replaceChildren: showMessage };
  Object.assign(browser.page, {
    querySelector: (selector: string) => (selector === spinner ? message : null),
  });
});

/** Runs a page whose scripts start, or not, and which is parsed at once. */
function open(hasStarted = () => false) {
  void reloadBrokenPage(hasStarted);
  browser.fire('DOMContentLoaded');
}

it('leaves a page alone that starts', async () => {
  open(() => true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([fetch, reload, showMessage].map((each) => each.mock.calls.length)).toEqual([0, 0, 0]);
});

it('reloads once the host delivers the current page’s scripts, past the browser’s cache', async () => {
  open();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetch.mock.calls.map(([url, { cache }]) => [url, cache])).toEqual([
    ['https://cars.example/', 'reload'],
    ['/assets/index-2.js', 'reload'],
    ['/assets/a-2.js', 'reload'],
  ]);
  expect(reload).toHaveBeenCalledOnce();
  expect(history.state).toEqual(reloaded);
});

it('waits 15 s for a page that does not arrive in full', async () => {
  void reloadBrokenPage(() => false);
  await vi.advanceTimersByTimeAsync(14_900);
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps trying while the host fails, and says so after 30 s', async () => {
  fetch.mockImplementation(async () => new Response('', { status: 503 }));
  open();
  await vi.advanceTimersByTimeAsync(29_900);
  expect(showMessage).not.toHaveBeenCalled();
  // Every 7 s: three attempts within 2 s, and a pause of 5 s.
  expect(fetch).toHaveBeenCalledTimes(4 * 3 + 2);
  await vi.advanceTimersByTimeAsync(200);
  expect(showMessage).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  fetch.mockImplementation(answer);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload a page that has started in the meantime', async () => {
  let hasStarted = false;
  open(() => hasStarted);
  fetch.mockImplementation((url) => {
    hasStarted = true;
    return answer(url);
  });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reload).not.toHaveBeenCalled();
  expect(history.state).toBeNull();
});

it('reloads only once, and then says that it did not help; another reload starts over', async () => {
  history.state = reloaded;
  open();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(showMessage).toHaveBeenCalledOnce();
  expect([fetch, reload].map((each) => each.mock.calls.length)).toEqual([0, 0]);
  expect(history.state).toBeNull();
});
