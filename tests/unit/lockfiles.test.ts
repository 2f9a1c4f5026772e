import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Lockfile = { packages: Readonly<Record<string, { integrity?: string }>> };

it.each(['package-lock.json', 'functions/package-lock.json'])('%s has the hash of every package', (path) => {
  // The empty path is the repository itself. npm leaves the hash of an optional package out when it takes it from node_modules.
  const { '': root, ...packages } = (JSON.parse(readFileSync(path, 'utf8')) as Lockfile).packages;
  expect(root).toBeDefined();
  const unhashed = Object.entries(packages).filter(([, entry]) => !entry.integrity?.startsWith('sha512-'));
  expect(unhashed.map(([name]) => name)).toEqual([]);
});
