import { createRequire } from 'node:module';
import { onRequest } from 'firebase-functions/https';
import { limits, open, ownAccount } from './functionOptions.ts';
import type * as Dealers from './index.ts';

// The entry of the functions if the dealers' server answers the page. Visitors wait for `page`, which starts in half the time
// without firebase-admin. The build bundles `index.ts` as `dealers.js`.
const dealers =
  process.env['FUNCTION_TARGET'] === 'page'
    ? undefined
    : (createRequire(import.meta.url)('./dealers.js') as typeof Dealers);

export const api = dealers?.api;
export const mailRequest = dealers?.mailRequest;

/** Answers the page. Firebase Hosting passes `/` of every dealer's host to it, and caches its answers. */
export const page = onRequest(
  {
    ...limits,
    ...open,
    // An instance that waits for visitors avoids cold starts, and costs money: docs/operate.md.
    minInstances: Number(process.env['PAGE_MIN_INSTANCES'] ?? 0),
    ...ownAccount('page'),
  },
  async (request, response) => {
    // In a chunk of its own: firebase-tools searches all exports of this one for functions.
    const { answerPage } = await import('./page.ts');
    await answerPage(request, response);
  },
);
