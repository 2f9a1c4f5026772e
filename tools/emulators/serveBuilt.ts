import { type Plugin, preview } from 'vite';
import { emulators } from './addresses.ts';

/** Proxies these paths to the emulators, so that the site keeps its production Content-Security-Policy. */
const emulatorProxy = {
  '/identitytoolkit.googleapis.com/': emulators.auth,
  '/securetoken.googleapis.com/': emulators.auth,
  '/google.firestore.v1.Firestore/': `http://${emulators.firestore}`,
  '/v1/projects/': `http://${emulators.firestore}`,
};

/** Serves a built folder with the headers of firebase.json on a free port. /api is not served. */
export async function serveBuilt(folder: string, plugins: Plugin[] = []) {
  const server = await preview({
    logLevel: 'warn',
    plugins,
    build: { outDir: folder },
    // Each tenant has its own subdomain of `localhost`.
    preview: { host: '127.0.0.1', port: 0, allowedHosts: true, open: false, proxy: emulatorProxy },
  });
  const { port } = new URL(server.resolvedUrls?.local[0] ?? '');
  return { port, close: () => server.close() };
}
