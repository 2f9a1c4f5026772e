import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

type Script = keyof typeof manifest.scripts;

/** The scripts that start here: their smallest form, and what they then print. */
const startedHere = {
  start: ['-- --port 0', 'http://localhost'],
  preview: ['-- --port 0 --outDir public', 'http://localhost'],
  storybook: ['-- --smoke-test --ci', 'Smoke tests passed'],
  // A dry run would send requests.
  chromatic: ['', 'Missing project token'],
  'test:mutants': ['', 'Name the files or folders to mutate'],
  format: ['-- package.json', 'Checked 1 file'],
} as const;

/** The steps and tests of `npm test` that start the other scripts, or the programs that these run. */
const startedBy = {
  'tools/checks/test.ts': {
    'build-storybook': 'build-storybook',
    'test:audit': 'test:audit',
    'test:deploy': 'test:deploy',
    'test:stories': 'test:stories',
    'test:support': 'test:support',
    'test:unit': 'test:unit',
    'test:visual': 'test:visual',
    build: 'vite build functions',
    lint: 'lint',
    typecheck: 'typecheck',
    'check:rules': 'tools/emulators/withEmulators.ts',
  },
  'tools/checks/testOnEmulators.ts': {
    bench: 'tools/bench/bench.ts',
    'test:browsers': 'browsers',
    'test:dealer': 'dealer',
    'test:e2e': 'e2e',
    'test:rules': 'rules',
  },
  'tests/deploy/product.spec.ts': {
    emulators: 'tools/emulators/product.ts',
    'dev:firebase': 'tools/emulators/product.ts',
  },
  'tests/unit/nodeVersion.test.ts': { postinstall: 'tools/checkNode.cjs' },
  'tools/checks/exitCodes.test.ts': { 'test:changed': 'tools/checks/testChanged.ts' },
  'cli/deploy/deploy.test.ts': { deploy: 'deploy.ts' },
  'tools/emulators/product.ts': { dealer: 'cli/dealer/main.ts' },
} as const;

const named = Object.entries(startedBy).flatMap(([file, programs]) =>
  Object.entries(programs).map(([script, program]) => ({ file, script: script as Script, program })),
);

it('npm test starts every script of package.json', () => {
  const started = ['test', ...Object.keys(startedHere), ...named.map(({ script }) => script)];
  expect(started.toSorted()).toEqual(Object.keys(manifest.scripts).toSorted());
});

it.each(named)('$file starts $script', ({ file, script, program }) => {
  expect(`${script}: ${manifest.scripts[script]}`).toContain(program);
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`['\` /]${program}\\b`));
});

it.each(Object.entries(startedHere))('npm run %s starts', async (script, [args, sign]) => {
  const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: '' };
  // A process group, because npm does not pass the signal on.
  const child = spawn(`npm run ${script} ${args} 2>&1`, { shell: true, detached: true, env });
  onTestFinished(() => void (child.exitCode === null && process.kill(-Number(child.pid))));
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    if (output.includes(sign)) return;
  }
  expect(output).toContain(sign);
});

it('npm run lint checks rules with types, rejects warnings, and checks the formatting', () => {
  expect(manifest.scripts.lint).toBe('oxlint --type-aware --deny-warnings && biome check');
});
