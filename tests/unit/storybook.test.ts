import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('Storybook’s “Run tests” finds every story, once', () => {
  const { status, stdout, stderr } = spawnSync(
    'vitest',
    ['list', '--filesOnly', '--json', '--project', 'storybook:*'],
    {
      encoding: 'utf8',
      // Storybook starts Vitest with this variable, and selects the projects that its plugin names after its folder.
      env: { ...process.env, VITEST_STORYBOOK: 'true' },
    },
  );
  expect(status === 0 ? '' : stderr).toBe('');
  const files = (JSON.parse(stdout) as { file: string }[]).map(({ file }) => file);
  expect(files.length).toBeGreaterThan(50);
  expect(new Set(files).size).toBe(files.length);
});
