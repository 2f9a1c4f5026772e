import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPolicy } from './tools/vite/contentPolicy.ts';
import { asHosted } from './tools/vite/hosting.ts';
import { pageHead } from './tools/vite/pageHead.ts';

/** The oldest supported browsers, the first ones with `light-dark()` among them. Applies to scripts and styles. */
const supportedBrowsers = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

export default defineConfig(({ command }) => ({
  plugins: [react(), pageHead(), contentPolicy(), asHosted()],
  // The site has one address: every other path is not found.
  appType: 'mpa',
  resolve: {
    alias: { re2js: fileURLToPath(new URL('src/data/firebase/re2jsStub.ts', import.meta.url)) },
  },
  oxc: { plugins: { styledComponents: { displayName: command === 'serve', fileName: true, ssr: false } } },
  build: {
    target: supportedBrowsers,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules|rolldown\/runtime/ },
            { name: 'components', tags: ['$initial'], test: /src\/components/ },
            { name: 'site', tags: ['$initial'] },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 600,
  },
}));
