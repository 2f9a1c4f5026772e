import { expect, it, vi } from 'vitest';
import { startOfMonth } from './inventorySummary.ts';

vi.mock('firebase-functions/logger');

it.each([
  ['UTC', '2026-11-01T00:00:00Z', '2026-11-01T00:00:00.000Z'],
  // Still October in California.
  ['America/Los_Angeles', '2026-11-01T06:59:59Z', '2026-10-01T07:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-01T07:00:00Z', '2026-11-01T07:00:00.000Z'],
  // Daylight saving time ends on 1 November: the month starts before it, at UTC-7.
  ['America/Los_Angeles', '2026-11-21T12:00:00Z', '2026-11-01T07:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-30T10:00:00Z', '2026-11-30T10:00:00.000Z'],
  ['Asia/Kolkata', '2026-12-31T18:30:00Z', '2026-12-31T18:30:00.000Z'],
  // UTC replaces a time zone that is missing or invalid.
  [undefined, '2026-11-01T06:00:00Z', '2026-11-01T00:00:00.000Z'],
  ['Mars/Olympus', '2026-11-01T06:00:00Z', '2026-11-01T00:00:00.000Z'],
])('starts the month in %s at %s at %s', (timeZone, now, start) => {
  expect(startOfMonth(new Date(now), timeZone).toISOString()).toBe(start);
});
