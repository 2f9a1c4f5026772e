import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { headStart, inlineStyleSheet } from './scripts/headStart.ts';
import { asHosted } from './scripts/hostingHeaders.ts';

export default defineConfig(({ command }) => ({
  plugins: [react(), headStart(), inlineStyleSheet(), asHosted()],
  // The address never changes: a path that is not there is not found, whatever it is.
  appType: 'mpa',
  oxc: { plugins: { styledComponents: { displayName: command === 'serve', fileName: true, ssr: false } } },
  // The first versions with light-dark(): the colours stay pairs.
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Every browser that the targets name has it.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
  },
}));
