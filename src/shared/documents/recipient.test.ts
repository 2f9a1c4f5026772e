import { expect, it } from 'vitest';
import { decodeRecipient } from './recipient.ts';
import { decodeTimeZone } from './timeZone.ts';

const to = 'sales@north.example';

it.each([
  [{ requests: { to, format: 'adf' }, timeZone: 'America/Chicago' }, 'adf', 'America/Chicago'],
  [{ requests: { to: ` ${to} `, format: 'ADF' }, timeZone: 'Mars/Olympus' }, 'text', 'UTC'],
  [{ requests: { to } }, 'text', 'UTC'],
])('sends the requests of a dealer with %j as %s in %s', (settings, format, timeZone) => {
  expect(decodeRecipient(settings)).toEqual({ to, format, timeZone });
});

it.each([
  undefined,
  {},
  { requests: to },
  { requests: { to: '' } },
  { requests: { to: `${to}, a@b.example` } },
])('sends no requests of a dealer with %j', (settings) => expect(decodeRecipient(settings)).toBeUndefined());

it.each([
  [' america/chicago ', 'America/Chicago'],
  ['UTC', 'UTC'],
  ['+05:00', undefined],
  ['Mars/Olympus', undefined],
  ['', undefined],
  [5, undefined],
])('decodes the time zone %j to %s', (raw, timeZone) => {
  expect(decodeTimeZone(raw)).toBe(timeZone);
});
