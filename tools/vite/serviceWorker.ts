import type { Plugin } from 'vite';
import { plainPagePath } from '../../src/page/elements.ts';
import { bundleScript } from './bundleScript.ts';
import { hasServerPage } from './serverPage.ts';

/** `off` builds a worker that removes the service worker of earlier releases. */
const variable = 'SERVICE_WORKER';

/**
 * Writes `sw.js`, the service worker, with the names of the release's hashed files, into a production build. A release with
 * changed files therefore has a new worker.
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    // Vite adds the page itself in this hook.
    order: 'post',
    async handler(_, bundle) {
      const { config } = this.environment;
      if (config.mode !== 'production' || !('index.html' in bundle)) return;
      const folder = `${config.build.assetsDir}/`;
      const files = Object.keys(bundle).filter((file) => file.startsWith(folder));
      const entry = process.env[variable] === 'off' ? 'withdrawn.ts' : 'serviceWorker.ts';
      const source = await bundleScript(config, `/src/serviceWorker/${entry}`, {
        plainPage: JSON.stringify(hasServerPage() ? plainPagePath : config.base),
        releaseFiles: JSON.stringify(files.map((file) => config.base + file)),
      });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  },
});
