import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { runLanes } from './runSteps.ts';

const step = (command: string) => ({ name: command, command });
const printed = () => vi.mocked(console.log).mock.calls.join('\n');

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue());

it.each(['exit 3', 'kill -9 $$', 'no-such-program', 'npm run --silent no-such-script'])(
  'a step with the command `%s` fails, and those after it do not run',
  async (command) => {
    expect(await runLanes([step('true'), step(command), step('echo later')])).toBe(false);
    expect(printed()).toContain('1 passed, 1 failed');
    expect(printed()).not.toContain('later');
  },
);

it('passes when all steps of all lanes pass', async () => {
  expect(await runLanes([step('true')], [step('true'), step('true')])).toBe(true);
  expect(printed()).toContain('3 passed, 0 failed');
});

it('names again, at the end, the tests that passed only on retry', async () => {
  const line = 'Passed only on retry: closes the dialog';
  expect(await runLanes([step(`echo '${line}'`), step('echo done')])).toBe(true);
  expect(vi.mocked(console.log).mock.calls.at(-1)?.join('')).toContain(line);
});

it('every test and every story belongs to a Vitest project', { timeout: 120_000 }, () => {
  const projects = ['unit', 'rules', 'dealer', 'stories'].map((name) => `--project=${name}`);
  const args = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json', ...projects];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const listed = (JSON.parse(stdout) as { file: string }[]).map(({ file }) => relative('.', file));
  const files = globSync('**/*.{test.ts,stories.tsx}', { exclude: ['**/node_modules/**'] });
  expect(listed.toSorted()).toEqual(files.toSorted());
});
