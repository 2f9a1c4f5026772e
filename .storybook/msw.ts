import { bypass, http } from 'msw';
import { setupWorker } from 'msw/browser';

const unhandled: string[] = [];

/** Storybook's base URL. It may be deployed under a subpath. */
const storybookUrl = new URL(import.meta.env.BASE_URL, location.href);

/** Serves the site's images from that subpath. */
const pictures = ['/hero-bg.jpg', '/drawings/*'].map((path) =>
  http.get(path, ({ request }) => fetch(bypass(new URL(`.${new URL(request.url).pathname}`, storybookUrl)))),
);

/** Starts the worker and records every API request that has no handler. */
export async function startWorker() {
  const worker = setupWorker(...(storybookUrl.pathname === '/' ? [] : pictures));
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', storybookUrl).href },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame.protocol !== 'http') return;
      const { request } = frame.data as { request: Request };
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith('/api/')) return;
      unhandled.push(`${request.method} ${pathname}`);
      defaults.error();
    },
  });
  return worker;
}

export function forgetUnhandledRequests() {
  unhandled.length = 0;
}

export function failOnUnhandledRequests() {
  if (unhandled.length > 0) throw new Error(`Requests without a handler: ${unhandled.join(', ')}`);
}
