import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  isUnknownStatus,
  readAvailability,
  readFeatures,
  readMileage,
  readPhotos,
  readPrice,
  readSold,
  readStatus,
} from './cells.ts';
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

const forSale =
  'Available, Now available, still AVAILABLE, Active, In Stock, in-stock, For Sale, Listed, Online, Live, Publish, Published, On the lot, On lot, Ready, Frontline Ready, Front-line ready, Unsold, Not sold, Not yet sold, Y, yes, T, true, 1, https://schema.org/InStock';

it.each(forSale.split(', '))('a vehicle with the status %s is for sale', (status) => {
  expect([readStatus(status), readAvailability(status), isUnknownStatus(status)]).toEqual([
    null,
    null,
    false,
  ]);
});

const offTheLot =
  'Sold, SOLD!, S, Just sold, Sold as is, https://schema.org/SoldOut, Closed, Delivered, Delivered to buyer, Deleted, Inactive, Removed, Archived, Delisted, Withdrawn, Expired, Unavailable, Out of stock, Wholesaled, Off lot, Off the market, Not active, No longer available, Not for sale, Not in stock, No longer listed, Draft, Hidden, Private, Unpublished, Unlisted, Offline, Trash, Verkauft, Vendu, Vendido, Vendida';

it.each(offTheLot.split(', '))('a vehicle with the status %s is off the lot', (status) => {
  expect([readStatus(status), readAvailability(status)]).toEqual([status, status]);
});

it.each(['No', 'n', 'F', 'FALSE', '0', 'no.'])(
  'a vehicle whose availability is %s is not for sale',
  (status) => {
    expect([readStatus(status), readAvailability(status)]).toEqual([null, status]);
  },
);

it.each([
  'Pending',
  'Delivered soon',
  'Private seller',
  'Service',
  'Notes',
  'Online soon',
  'Reserved',
  'Not ready',
])('the status %s is unknown', (status) => {
  expect([readStatus(status), isUnknownStatus(status)]).toEqual([null, true]);
});

const anyText = fc.stringMatching(/^(Sold|no|N\/A|5|42\.1|[$,|"*-]|mi|km|3\/14|2026|\/1\.jpg| ){0,5}$/);

it.each(Object.values(vehicleColumns))('reads any cell, and ignores blanks around it', ({ read }) => {
  const readAs = (raw: unknown) => JSON.stringify(read(raw, new Date(0))).replaceAll(' ', '');
  fc.assert(
    fc.property(fc.oneof(anyText, fc.jsonValue()), (raw) => {
      expect(readAs(typeof raw === 'string' ? ` ${raw} ` : raw)).toBe(readAs(raw));
    }),
  );
});
