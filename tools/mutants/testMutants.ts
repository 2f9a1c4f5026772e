import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { parseOptions } from '../parseOptions.ts';

const { values, positionals } = parseOptions({
  options: { stories: { type: 'boolean' } },
  allowPositionals: true,
});
const files = positionals.flatMap((path) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ? globSync(`${path}/**/*.{ts,tsx}`) : [path],
);
const sources = files.filter((file) => !/\.test\.ts$|node_modules|^cli\/dealer\/tests\//.test(file));
const missing = sources.filter((file) => !statSync(file, { throwIfNoEntry: false })?.isFile());
if (sources.length === 0 || missing.length > 0) {
  console.error(
    missing.length > 0 ? `Not a file: ${missing.join(', ')}` : 'Name the files or folders to mutate',
  );
  process.exit(2);
}

// The tests of other folders would find few more mutants, in several times the time.
const folders = sources.map((file) =>
  values.stories
    ? `stories/${/^src\/(components|screens)\//.exec(file)?.[1] ?? 'app'}`
    : file.replace(/\/.*/, ''),
);
const options = ['run', 'tools/mutants/stryker.config.json', '--mutate', sources.join(',')];
const { status, error } = spawnSync('stryker', options, {
  stdio: 'inherit',
  env: { ...process.env, MUTANT_TESTS: [...new Set(folders)].join(',') },
});
if (error) throw error;
process.exitCode = status ?? 1;
