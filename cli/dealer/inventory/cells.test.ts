import { expect, it } from 'vitest';
import { plainCell, readFeatures, readPhotos, readPrice } from './cells.ts';

const deep = `[${'{"url":'.repeat(20_000)}1${'}'.repeat(20_000)}]`;

it.each<[read: (raw: unknown) => unknown, reason: string, cell: string]>([
  [readPrice, 'is not a number', `1${' mi'.repeat(60_000)}x`],
  [readPrice, 'is not a number', `1${'*'.repeat(100_000)}x`],
  [readPhotos, 'has no valid http(s) URL', `/${','.repeat(200_000)}x`],
  [readPhotos, 'has no valid http(s) URL', `/${'.jpg,'.repeat(40_000)}=`],
  [readPhotos, 'has no valid http(s) URL', `https://x.io/${'x'.repeat(2048)}`],
  [readPhotos, 'has a picture without an address', deep],
  [readFeatures, 'has more than 200 features', 'x|'.repeat(201)],
])('%o reports in linear time: %s', (read, reason, cell) => {
  expect(read(cell)).toEqual({ problem: expect.stringContaining(reason) as unknown });
});

it('decodes a cell that is encoded many times at most three times', () => {
  expect(plainCell(`&${'amp;'.repeat(20_000)}lt;`)).toBe(`&${'amp;'.repeat(19_997)}lt;`);
});
