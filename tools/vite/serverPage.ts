import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Plugin } from 'vite';
import type firebaseConfig from '../../firebase.json';
import { plainPagePath } from '../../src/page/elements.ts';

const variable = 'SERVER_PAGE';

/**
 * Whether the dealers' server answers the page, with the home screen in it: `SERVER_PAGE=on` in the environment, or else in
 * functions/.env, which firebase-tools reads, too. Off by default.
 */
export function hasServerPage(root: string): boolean {
  const path = join(root, 'functions/.env');
  const file = existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
  return (process.env[variable] ?? file[variable]) === 'on';
}

/** The constant in the site's code. */
export const serverPageDefine = (root: string) => ({
  'import.meta.env.SERVER_PAGE': JSON.stringify(hasServerPage(root)),
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
  config: ({ root = process.cwd() }) => ({ define: serverPageDefine(root) }),
  generateBundle: {
    // After the policy is in the page.
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset' || !hasServerPage(this.environment.config.root)) return;
      this.emitFile({ type: 'asset', fileName: plainPagePath.slice(1), source: page.source });
    },
  },
});
