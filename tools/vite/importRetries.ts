import type { Plugin } from 'vite';

const helper = '/src/browser/importWithRetries.ts';

/**
 * Makes built code import chunks with `importWithRetries`, and passes it all files of a chunk. Storybook's build keeps Vite's
 * helper, because its URLs are relative.
 */
export const importRetries = (): Plugin => ({
  name: 'import-retries',
  enforce: 'pre',
  apply: ({ base = '/' }, { command }) => command === 'build' && base === '/',
  config: () => ({
    build: {
      modulePreload: {
        // Vite leaves the list empty for a chunk without other files.
        resolveDependencies: (file, files, { hostType }) =>
          hostType === 'js' && files.length === 0 ? [file] : [...files],
      },
    },
  }),
  load(id) {
    if (!id.includes('vite/preload-helper')) return undefined;
    return `export { importWithRetries as __vitePreload } from ${JSON.stringify(this.environment.config.root + helper)};`;
  },
});
