import { describe, expect, it } from 'vitest';
import { timeZoneOf } from './timeZone.ts';

describe('timeZoneOf', () => {
  it.each([
    ['America/Chicago', 'America/Chicago'],
    [' America/Chicago ', 'America/Chicago'],
    ['america/new_york', 'America/New_York'],
    ['US/Central', 'America/Chicago'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
    ['utc', 'UTC'],
  ])('reads %j as %s', (raw, timeZone) => {
    expect(timeZoneOf(raw)).toBe(timeZone);
  });

  it.each([
    '',
    ' ',
    'Chicago',
    'Mars/Olympus',
    '+05:00',
    ' +05:00',
    '-0500',
    '−05:00',
    'GMT+5',
    7,
    null,
    {},
    [],
  ])('refuses %j', (raw) => {
    expect(timeZoneOf(raw)).toBeUndefined();
  });
});
