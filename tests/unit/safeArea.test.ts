import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The offsets from the window's edges in the styles of a file, as side and value. */
function fixedOffsets(file: string) {
  const source = readFileSync(file, 'utf8').replaceAll(/\$\{[^}]*\}/g, 'token');
  const styles = [...source.matchAll(/position: fixed;([^{}]*)/g)].map(([, declarations]) => declarations);
  return [...styles.join('').matchAll(/^\s*(top|right|bottom|left|inset): (.*);$/gm)];
}

/** At the edge itself, or above the keyboard: such a box has its content in the safe area by a padding. */
const atEdges = /^(0|auto|var\(--keyboard-height\)|\s)+$/;

it('keeps a distance to an edge of the window only in the safe area', () => {
  const offsets = globSync('src/**/*.{ts,tsx}').flatMap(fixedOffsets);
  expect(offsets.length).toBeGreaterThan(5);
  const unsafe = offsets.filter(
    ([, side = '', value = '']) => !atEdges.test(value) && !value.includes(`env(safe-area-inset-${side})`),
  );
  expect(unsafe.map(([declaration]) => declaration)).toEqual([]);
});
