import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fingerprint } from './accepted.ts';

const folder = mkdtempSync(join(tmpdir(), 'showroom-accepted-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a difference is another one as soon as either side has changed', () => {
  const aFile = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const [one, copy, other] = [aFile('one', 'a'), aFile('copy', 'a'), aFile('other', 'b')];
  const missing = join(folder, 'missing');
  expect(fingerprint(one, other)).toBe(fingerprint(copy, other));
  const pairs = [[one, other] as const, [other, one] as const, [one, one] as const, [one, missing] as const];
  expect(new Set(pairs.map(([before, after]) => fingerprint(before, after))).size).toBe(pairs.length);
});
