import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { headStart, scriptsFirst } from './scripts/headStart.ts';
import { asHosted } from './scripts/hostingHeaders.ts';

export default defineConfig(({ command }) => ({
  plugins: [react(), headStart(), scriptsFirst(), asHosted()],
  // The address never changes: a path that is not there is not found, whatever it is.
  appType: 'mpa',
  resolve: {
    alias: { re2js: fileURLToPath(new URL('src/data/firebase/re2jsStub.ts', import.meta.url)) },
  },
  oxc: { plugins: { styledComponents: { displayName: command === 'serve', fileName: true, ssr: false } } },
  // The first versions with light-dark(): the colours stay pairs.
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Every browser that the targets name has it.
    modulePreload: { polyfill: false },
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
