import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFeatures, readMileage, readPhotos, readPrice, readSold } from './cells.ts';
import { vehicleColumns } from './columns.ts';

const deep = `[${'{"url":'.repeat(20_000)}1${'}'.repeat(20_000)}]`;

it.each<[read: (raw: unknown) => unknown, reason: string, cell: string]>([
  [readMileage, 'is not a number', `1${' mi'.repeat(60_000)}x`],
  [readPrice, 'is not a number', `1${'*'.repeat(400_000)}x`],
  [readPhotos, 'has no valid http(s) URL', `/${','.repeat(200_000)}x`],
  [readPhotos, 'has no valid http(s) URL', `/${'.jpg,'.repeat(40_000)}=`],
  [readPhotos, 'has no valid http(s) URL', `https://x.io/${'x'.repeat(2048)}`],
  [readPhotos, 'has a picture without an address', deep],
  [readFeatures, 'has more than 200 features', 'x|'.repeat(201)],
])('%o reports in linear time: %s', (read, reason, cell) => {
  expect(read(cell)).toEqual({ problem: expect.stringContaining(reason) as unknown });
});

const digits = '1'.repeat(38);
const readSoldAtNoon = (raw: unknown) => readSold(raw, new Date('2026-11-20T12:00Z'));

it.each<[read: (raw: unknown) => unknown, cell: unknown, value: unknown]>([
  [readMileage, '999.5', { problem: '999.5 may be in thousands of miles' }],
  [readMileage, '1000.5', 1000.5],
  [readMileage, `${digits}km`, { problem: `"${digits}km" is not in miles` }],
  [readMileage, `${digits}1km`, { problem: `"${digits}1k…" is not in miles` }],
  [readPrice, `5000${'*'.repeat(96)}`, 5000],
  [readPrice, `5000${'*'.repeat(97)}`, { problem: `"5000${'*'.repeat(36)}…" is not a number` }],
  [readPhotos, [{ url: '/2.jpg', order: 2 }, null, '', '/1.jpg'], ['/1.jpg', '/2.jpg']],
  [readPhotos, ['/1.jpg', { name: 'Front' }], { problem: 'has a picture without an address' }],
  [readSoldAtNoon, '2026-11-21T12:00Z', 'yes'],
  [readSoldAtNoon, '2026-11-21T12:01Z', null],
])('%o reads %s', (read, cell, value) => expect(read(cell)).toEqual(value));

const anyText = fc.stringMatching(/^(Sold|no|N\/A|5|42\.1|[$,|"*-]|mi|km|3\/14|2026|\/1\.jpg| ){0,5}$/);

it.each(Object.values(vehicleColumns))('reads any cell, and ignores blanks around it', ({ read }) => {
  const readAs = (raw: unknown) => JSON.stringify(read(raw, new Date(0))).replaceAll(' ', '');
  fc.assert(
    fc.property(fc.oneof(anyText, fc.jsonValue()), (raw) => {
      expect(readAs(typeof raw === 'string' ? ` ${raw} ` : raw)).toBe(readAs(raw));
    }),
  );
});
