import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path/posix';
import type { Plugin } from 'vite';

type Header = { key: string; value: string };
type HostingConfig = { hosting: { headers: readonly { source: string; headers: readonly Header[] }[] } };

const projectConfig = new URL('../../firebase.json', import.meta.url);

/** Makes `vite preview` send the headers of Firebase Hosting, according to firebase.json. Later rules win. */
export const hostingHeadersPlugin = (): Plugin => ({
  name: 'hosting-headers',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const { hosting } = JSON.parse(readFileSync(projectConfig, 'utf8')) as HostingConfig;
      for (const { source, headers } of hosting.headers) {
        if (!matchesGlob(pathname, source)) continue;
        for (const { key, value } of headers) response.setHeader(key, value);
      }
      next();
    });
  },
});
