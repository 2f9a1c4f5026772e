import { serveBuilt } from '../../tools/emulators/serveBuilt.ts';

/** Serves `dist/` for the whole test run. */
export default async function serveSite() {
  const { port, close } = await serveBuilt('dist');
  process.env['SITE_PORT'] = port;
  return close;
}
