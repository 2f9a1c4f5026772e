import { defineConfig } from 'vitest/config';

const folders = process.env['MUTANT_TESTS']?.split(',') ?? ['src', 'functions', 'cli'];

export default defineConfig({
  test: {
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    exclude: ['**/node_modules/**', 'cli/dealer/tests/**'],
    setupFiles: ['tests/unit/cleanUp.setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    env: { http_proxy: '', https_proxy: '', HTTP_PROXY: '', HTTPS_PROXY: '' },
  },
});
