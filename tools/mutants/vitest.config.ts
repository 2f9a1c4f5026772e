import { globSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vitest/config';
import readConfig from '../../vitest.config.ts';

const folders = process.env['MUTANT_TESTS']?.split(',') ?? ['src', 'functions', 'cli'];

const unitTests = {
  include: folders.map((folder) => `${folder}/**/*.test.ts`),
  exclude: ['**/node_modules/**', 'cli/dealer/tests/**'],
  setupFiles: ['tests/unit/cleanUp.setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 30_000,
  env: { http_proxy: '', https_proxy: '', HTTP_PROXY: '', HTTPS_PROXY: '' },
};

/** The stories in Chromium. Stryker copies the project into a folder without packages. */
function readStories(environment: Parameters<typeof readConfig>[0]) {
  const { test, ...config } = readConfig(environment);
  const others = globSync('stories/*').filter((folder) => !folders.includes(folder));
  const exclude = others.map((folder) => `${folder}/**`);
  const projects = test?.projects?.flatMap((project) =>
    typeof project === 'object' && 'test' in project && project.test?.name === 'stories'
      ? [mergeConfig(project, { test: { exclude } })]
      : [],
  );
  return { ...config, server: { fs: { strict: false } }, test: { ...test, projects: projects ?? [] } };
}

export default defineConfig((environment) =>
  folders.some((folder) => folder.startsWith('stories/')) ? readStories(environment) : { test: unitTests },
);
