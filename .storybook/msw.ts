import { setupWorker } from 'msw/browser';

const unhandled: string[] = [];

/** Starts the worker once. Requests to the site's own server that no story answers are collected. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
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
