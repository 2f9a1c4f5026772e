import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Needs a browser: `node scripts/withChromium.ts vitest run -c tests/visual/vitest.config.ts`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'visual',
    environment: 'node',
    include: ['tests/visual/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 30_000,
  },
});
