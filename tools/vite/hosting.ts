import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type Header = { key: string; value: string };
type HostingConfig = { hosting: { headers: readonly { source: string; headers: readonly Header[] }[] } };

const projectConfig = fileURLToPath(new URL('../../firebase.json', import.meta.url));

/** The headers that Firebase Hosting sends for a path, according to firebase.json. Later rules win. */
export function hostingHeaders(path: string, configFile = projectConfig): Header[] {
  const { hosting } = JSON.parse(readFileSync(configFile, 'utf8')) as HostingConfig;
  return hosting.headers
    .filter(({ source }) => source === '**' || source === path || matchesGlob(path, source))
    .flatMap(({ headers }) => headers);
}

/** Makes `vite preview` send the headers of Firebase Hosting. */
export const hostingHeadersPlugin = (): Plugin => ({
  name: 'hosting-headers',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      for (const { key, value } of hostingHeaders(pathname)) response.setHeader(key, value);
      next();
    });
  },
});
