import { createReadStream, existsSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path/posix';
import type { Plugin } from 'vite';
import firebaseConfig from '../../firebase.json' with { type: 'json' };

/** Makes `vite preview` behave as Firebase Hosting: with `404.html` and the headers of firebase.json, of which the last match wins. */
export const hostingPlugin = (): Plugin => ({
  name: 'hosting',
  configurePreviewServer: ({ middlewares, config }) => {
    middlewares.use((request, response, next) => {
      const [pathname = ''] = (request.url ?? '').split('?', 1);
      for (const { source, headers } of firebaseConfig.hosting.headers) {
        if (!matchesGlob(pathname, source)) continue;
        for (const { key, value } of headers) response.setHeader(key, value);
      }
      next();
    });
    return () => {
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use(({ url = '' }, response, next) => {
        // Vite serves pages after this.
        if (existsSync(join(folder, url))) return next();
        response.statusCode = 404;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        createReadStream(join(folder, '404.html'))
          .on('error', () => next())
          .pipe(response);
      });
    };
  },
});
