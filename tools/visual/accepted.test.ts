import { expect, it } from 'vitest';
import { fingerprint } from './accepted.ts';

it('a difference is another one as soon as either side has changed', () => {
  expect(fingerprint('a', 'b')).toBe(fingerprint(Buffer.from('a'), 'b'));
  const pairs = [
    ['a', 'b'],
    ['b', 'a'],
    ['a', 'a'],
    ['a', undefined],
    ['', 'ab'],
    ['ab', ''],
  ];
  expect(new Set(pairs.map((pair) => fingerprint(...pair))).size).toBe(pairs.length);
});
