import { join } from 'node:path';
import { build } from 'vite';

/** Where Hosting serves a second build, which has the emulators' configuration built in. */
export const builtInPath = '/built-in/';

/** Builds the site with the configuration that TENANT_CONFIG contains. */
export default async function buildWithConfiguration(): Promise<void> {
  const outDir = join(process.env['SITE_FOLDER'] ?? '', builtInPath);
  // Only the page contains the configuration. It uses the assets of the other build.
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}
