import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [react()],
  // The address never changes: a path that is not there is not found, whatever it is.
  appType: 'mpa',
  oxc: { plugins: { styledComponents: { displayName: command === 'serve', fileName: true, ssr: false } } },
  build: { target: 'es2023', chunkSizeWarningLimit: 600 },
}));
