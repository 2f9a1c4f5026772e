import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes `404.html`, which Hosting sends for unknown paths, with the fonts and colours of the built page. */
export const notFoundPage = (): Plugin => ({
  name: 'not-found-page',
  apply: 'build',
  generateBundle: {
    // Vite adds the page itself in this hook.
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const [style = ''] = /<style>.*?<\/style>/s.exec(String(page.source)) ?? [];
      const source = readFileSync(join(this.environment.config.root, '404.html'), 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: '404.html',
        source: source.replace('<style>', () => `${style}\n    <style>`),
      });
    },
  },
});
