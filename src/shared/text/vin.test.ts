import { expect, it } from 'vitest';
import { isVin } from './vin.ts';

it.each([
  [['1HGCM82633A004352', 'jtdkarfu5l3120057', 'ABCDEFGHJKLMNPRST', 'UVWXYZ01234567890'], true],
  [
    [
      '',
      '1HGCM82633A00435',
      '1HGCM82633A0043522',
      '1HGCM82633A00435O',
      '1HGCM82633A00435I',
      '1HGCM82633A00435Q',
      ' 1HGCM82633A004352',
    ],
    false,
  ],
])('each of %j is a vehicle identification number: %s', (ids, isNumber) => {
  expect(ids.filter((id) => isVin(id) !== isNumber)).toEqual([]);
});
