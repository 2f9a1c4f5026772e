import { preview } from 'vite';
import { emulatorProxy } from './emulators.ts';

/** Serves `dist/` with the headers of firebase.json for the whole test run. /api is not served; each test mocks it. */
export default async function serveSite() {
  const server = await preview({
    logLevel: 'warn',
    // Each test's tenant has its own subdomain of `localhost`.
    preview: { host: '127.0.0.1', port: 0, allowedHosts: true, open: false, proxy: emulatorProxy },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The preview server has no port.');
  process.env['SITE_PORT'] = String(address.port);
  return () => server.close();
}
