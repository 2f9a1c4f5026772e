import { expect, it } from 'vitest';
import { timeZoneOf } from './timeZone.ts';

it.each([
  ['America/Chicago', 'America/Chicago'],
  [' America/Chicago ', 'America/Chicago'],
  ['america/new_york', 'America/New_York'],
  ['US/Central', 'America/Chicago'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
  ['utc', 'UTC'],
  ...['', ' ', 'Chicago', 'Mars/Olympus', '+05:00', ' +05:00', '-0500', '−05:00', 'GMT+5'].map((raw) => [
    raw,
  ]),
  ...[7, null, {}, []].map((raw) => [raw]),
])('reads %j as %s', (raw, timeZone) => {
  expect(timeZoneOf(raw)).toBe(timeZone);
});
