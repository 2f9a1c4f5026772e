import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

type Lock = { packages: Readonly<Record<string, { engines?: { node?: string } }>> };

const { packages } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as Lock;

const alternatives = (range: string) => range.split('||').map((part) => part.trim());
const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

/** Whether a version satisfies a range such as `^22.13.0 || >=24`, `18 || 20`, `10.*` or `*`. */
function admits(range: string, version: readonly number[]): boolean {
  return alternatives(range).some((part) => {
    const oldest = numbersOf(part);
    const difference = oldest
      .map((number, index) => (version[index] ?? 0) - number)
      .find((step) => step !== 0);
    const hasMajor = part.startsWith('>=') || oldest.length === 0 || version[0] === oldest[0];
    return hasMajor && (difference ?? 0) >= 0;
  });
}

it.each(alternatives(manifest.engines.node))('every package runs on Node %s', (version) => {
  const refusing = Object.entries(packages).filter(
    ([, { engines }]) => !admits(engines?.node ?? '*', numbersOf(version)),
  );
  expect(refusing.map(([path, { engines }]) => `${path}: ${engines?.node}`)).toEqual([]);
});
