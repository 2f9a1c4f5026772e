import { expect, it } from 'vitest';
import { timeZoneOf } from './timeZone.ts';

it.each<[raw: unknown[], timeZone: string | undefined]>([
  [['America/Chicago', ' America/Chicago ', 'US/Central'], 'America/Chicago'],
  [['america/new_york'], 'America/New_York'],
  [['Etc/GMT+5'], 'Etc/GMT+5'],
  [['utc'], 'UTC'],
  [['', ' ', 'Chicago', 'Mars/Olympus', '+05:00', ' +05:00', '-0500', '−05:00', 'GMT+5'], undefined],
  [[7, null, {}, []], undefined],
])('reads %j as %s', (raw, timeZone) => {
  expect(raw.map(timeZoneOf)).toEqual(raw.map(() => timeZone));
});
