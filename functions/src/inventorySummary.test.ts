import * as logger from 'firebase-functions/logger';
import { expect, it, vi } from 'vitest';
import { salesPath, settingsPath, vehiclesPath } from '../../src/shared/documents/paths.ts';
import { inventorySummary, startOfMonth } from './inventorySummary.ts';

vi.mock('firebase-functions/logger');

const collections: Readonly<Record<string, readonly object[]>> = {
  [vehiclesPath('north')]: [{}, {}, {}],
  [salesPath('north')]: [
    { soldAt: new Date('2026-10-01T06:59:59.999Z') },
    { soldAt: new Date('2026-10-01T07:00:00Z') },
    { soldAt: new Date('2026-10-31T12:00:00Z') },
  ],
};
const settings: Readonly<Record<string, unknown>> = { timeZone: 'America/Los_Angeles' };
vi.mock('firebase-admin/firestore', () => {
  const query = (documents: readonly object[] = []) => ({
    count: () => ({ get: async () => ({ data: () => ({ count: documents.length }) }) }),
    where: (field: string, operator: string, start: Date) =>
      query(documents.filter((each) => operator === '>=' && Reflect.get(each, field) >= start)),
  });
  const getSettings = async (path: string) => ({
    get: (field: string) => (path === settingsPath('north') ? settings[field] : undefined),
  });
  return {
    getFirestore: () => ({
      doc: (path: string) => ({ get: async () => getSettings(path) }),
      collection: (path: string) => query(collections[path]),
    }),
  };
});

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
  const warnings = timeZone === 'Mars/Olympus' ? [['Not a time zone: "Mars/Olympus". Using UTC.']] : [];
  expect(vi.mocked(logger.warn).mock.calls).toEqual(warnings);
});

it('counts the vehicles, and the sales since the first of the month at the dealer', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T06:59:59Z'), toFake: ['Date'] });
  expect(await inventorySummary('north')).toEqual({ totalCount: 5, inStockCount: 3, soldThisMonth: 2 });
});
