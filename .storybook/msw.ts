import { bypass, HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';

const unhandled: string[] = [];

/** Storybook's base URL. It may be deployed under a subpath. */
const storybookUrl = new URL(import.meta.env.BASE_URL, location.href);

/** Serves the site's images from that subpath. */
const pictures = ['/hero-bg.jpg', '/drawings/*'].map((path) =>
  http.get(path, ({ request }) => fetch(bypass(new URL(`.${new URL(request.url).pathname}`, storybookUrl)))),
);

/** Answers the last request of each story. */
const settled = http.get('/settled', () => new HttpResponse(null, { status: 204 }));

/** Whether Storybook answers the request, rather than the site's server. */
function isForStorybook({ url, method }: Request) {
  const { origin, pathname } = new URL(url);
  return origin === location.origin && method === 'GET' && !/^\/(?:api|js)\//.test(pathname);
}

/** Starts the worker. It refuses and records every request that has no handler. */
export async function startWorker() {
  // The worker unregisters itself when its last page closes, even if another page of Storybook is about to open in the same
  // tab. Stories of that page would then run without their mocks. MSW listens to `pagehide`, after this listener.
  addEventListener('pagehide', (event) => event.stopImmediatePropagation());
  const worker = setupWorker(settled, ...(storybookUrl.pathname === '/' ? [] : pictures));
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', storybookUrl).href },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame.protocol !== 'http') return;
      const { request } = frame.data as { request: Request };
      if (isForStorybook(request)) return;
      unhandled.push(`${request.method} ${request.url.replace(location.origin, '')}`);
      defaults.error();
    },
  });
  return worker;
}

export function forgetUnhandledRequests() {
  unhandled.length = 0;
}

/** Throws if the story has sent a request that nothing answers, or has run without the worker. */
export async function failOnUnhandledRequests() {
  // The worker reports requests in order, so this one arrives after those of the story.
  const { status } = await fetch('/settled');
  if (status !== 204) throw new Error('The mock service worker does not control this page. Reload it.');
  if (unhandled.length === 0) return;
  const advice =
    'A component or screen must not send requests: pass it data as props. A story of the whole app must answer them with an MSW handler, in `parameters.msw` or with `msw.use()`.';
  throw new Error(`The story sent requests that nothing answers: ${unhandled.join(', ')}. ${advice}`);
}
