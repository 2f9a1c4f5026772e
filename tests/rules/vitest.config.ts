import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Needs the emulators: `node scripts/withEmulators.ts vitest run -c tests/rules/vitest.config.ts`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'rules',
    environment: 'node',
    include: ['tests/rules/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
