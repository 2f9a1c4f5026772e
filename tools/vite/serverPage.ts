import type { Plugin } from 'vite';
import type firebaseConfig from '../../firebase.json';
import { plainPagePath } from '../../src/page/elements.ts';

/** Whether the build is for a server that answers the page, with the home screen in it. `npm run deploy` reads functions/.env. */
export const hasServerPage = () => process.env['SERVER_PAGE'] === 'on';

/** The constant in the site's code. */
export const serverPageDefine = () => ({
  'import.meta.env.SERVER_PAGE': JSON.stringify(hasServerPage()),
});

/** What is deployed if the dealers' server answers the page. A static `index.html` would win over the rewrite. */
export const withServerPage = ({ hosting, ...others }: typeof firebaseConfig) => ({
  ...others,
  hosting: {
    ...hosting,
    ignore: [...hosting.ignore, 'index.html'],
    rewrites: [
      { source: '/', function: { functionId: 'page', region: 'us-central1' } },
      { source: '/index.html', destination: plainPagePath },
      ...hosting.rewrites,
    ],
    // The function sends its own for `/`.
    headers: hosting.headers.map((entry) =>
      entry.source === '/' ? { ...entry, source: plainPagePath } : entry,
    ),
  },
});

/** Writes the plain page if the dealers' server answers the page, and tells the site's code. */
export const serverPage = (): Plugin => ({
  name: 'server-page',
  config: () => ({ define: serverPageDefine() }),
  generateBundle: {
    // After the policy is in the page.
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type === 'asset' && hasServerPage())
        this.emitFile({ type: 'asset', fileName: plainPagePath.slice(1), source: page.source });
    },
  },
});
