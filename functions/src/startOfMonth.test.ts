import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { startOfMonth } from './startOfMonth.ts';

vi.mock('firebase-functions/logger');

const startIn = (timeZone: unknown, now: string) => startOfMonth(new Date(now), timeZone).toISOString();

describe('startOfMonth', () => {
  it.each([
    ['UTC', '2026-11-21T12:00:00Z', '2026-11-01T00:00:00.000Z'],
    ['UTC', '2026-11-01T00:00:00Z', '2026-11-01T00:00:00.000Z'],
    // Still October in California.
    ['America/Los_Angeles', '2026-11-01T06:59:59Z', '2026-10-01T07:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-01T07:00:00Z', '2026-11-01T07:00:00.000Z'],
    // Daylight saving time ends on 1 November: the month starts before it, at UTC-7.
    ['America/Los_Angeles', '2026-11-21T12:00:00Z', '2026-11-01T07:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-30T10:00:00Z', '2026-11-30T10:00:00.000Z'],
    ['Asia/Kolkata', '2026-12-31T18:30:00Z', '2026-12-31T18:30:00.000Z'],
    [' america/los_angeles ', '2026-11-21T12:00:00Z', '2026-11-01T07:00:00.000Z'],
    // UTC replaces a time zone that is missing or invalid.
    [undefined, '2026-11-01T06:00:00Z', '2026-11-01T00:00:00.000Z'],
    ['Mars/Olympus', '2026-11-01T06:00:00Z', '2026-11-01T00:00:00.000Z'],
  ])('in %s at %s is %s', (timeZone, now, start) => {
    expect(startIn(timeZone, now)).toBe(start);
  });

  it('is never in the future, and at most 31 days and an hour ago', () => {
    const timeZones = Intl.supportedValuesOf('timeZone');
    const dates = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, fc.constantFrom(...timeZones), (now, timeZone) => {
        const elapsedHours = (now.getTime() - startOfMonth(now, timeZone).getTime()) / 3_600_000;
        expect(elapsedHours).toBeGreaterThanOrEqual(0);
        expect(elapsedHours).toBeLessThanOrEqual(31 * 24 + 1);
      }),
    );
  });
});
