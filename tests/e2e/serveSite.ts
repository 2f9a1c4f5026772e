import { preview } from 'vite';
import { emulatorProxy } from './emulators.ts';

/** Serves a built folder with the headers of firebase.json on a free port. /api is not served; each test mocks it. */
export async function serveBuilt(folder: string): Promise<{ port: string; close: () => Promise<void> }> {
  const server = await preview({
    logLevel: 'warn',
    build: { outDir: folder },
    // Each test's tenant has its own subdomain of `localhost`.
    preview: { host: '127.0.0.1', port: 0, allowedHosts: true, open: false, proxy: emulatorProxy },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The preview server has no port.');
  return { port: String(address.port), close: () => server.close() };
}

/** Serves `dist/` for the whole test run. */
export default async function serveSite() {
  const { port, close } = await serveBuilt('dist');
  process.env['SITE_PORT'] = port;
  return close;
}
