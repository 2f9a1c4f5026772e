import { bypass, http } from 'msw';
import { setupWorker } from 'msw/browser';

const unhandled: string[] = [];

/** Where the workshop is published; a static one may lie below a path of its own. */
const home = new URL(import.meta.env.BASE_URL, location.href);

/** There, the site's own pictures are not at the server's root, where the site asks for them. */
const pictures = ['/hero-bg.jpg', '/drawings/*'].map((path) =>
  http.get(path, ({ request }) => fetch(bypass(new URL(`.${new URL(request.url).pathname}`, home)))),
);

/** Starts the worker once. Requests to the site's own server that no story answers are collected. */
export async function startWorker() {
  const worker = setupWorker(...(home.pathname === '/' ? [] : pictures));
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', home).href },
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
