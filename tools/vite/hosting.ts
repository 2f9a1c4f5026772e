import { createReadStream, existsSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path/posix';
import type { Plugin } from 'vite';
import firebaseConfig from '../../firebase.json' with { type: 'json' };

/** The headers with which Firebase Hosting answers this path. */
export const hostingHeaders = (pathname: string): Record<string, string> =>
  Object.fromEntries(
    firebaseConfig.hosting.headers
      .filter(({ source }) => matchesGlob(pathname, source))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );

/** Makes `vite preview` behave as Firebase Hosting: with `404.html` and the headers of firebase.json, of which the last match wins. */
export const hostingPlugin = (): Plugin => ({
  name: 'hosting',
  configurePreviewServer: ({ middlewares, config }) => {
    middlewares.use((request, response, next) => {
      const [pathname = ''] = (request.url ?? '').split('?', 1);
      for (const [name, value] of Object.entries(hostingHeaders(pathname))) response.setHeader(name, value);
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
