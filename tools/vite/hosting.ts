import { matchesGlob } from 'node:path/posix';
import type { Plugin } from 'vite';
import firebaseConfig from '../../firebase.json' with { type: 'json' };

/** Makes `vite preview` send the headers of Firebase Hosting, according to firebase.json. Later rules win. */
export const hostingHeadersPlugin = (): Plugin => ({
  name: 'hosting-headers',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      for (const { source, headers } of firebaseConfig.hosting.headers) {
        if (!matchesGlob(pathname, source)) continue;
        for (const { key, value } of headers) response.setHeader(key, value);
      }
      next();
    });
  },
});
