import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { readProjectConfig } from '../tools/vite/readProjectConfig.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const config = readProjectConfig(fileURLToPath(new URL('..', import.meta.url)));

/** Bundles the functions with the code that they share with the site, `src/shared`. */
export default defineConfig({
  root,
  define: {
    // Without a configuration at build time, the function reads its own environment.
    ...(config && { 'process.env.TENANT_CONFIG': JSON.stringify(JSON.stringify(config)) }),
  },
  build: { ssr: 'src/index.ts', outDir: 'lib', target: 'node24', emptyOutDir: true },
});
