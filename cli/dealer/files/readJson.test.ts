import { expect, it } from 'vitest';
import { aFile, pathOf } from '../tests/tempFile.ts';
import { readJson } from './readJson.ts';

it('reads objects in any encoding, and leaves absent fields undefined', async () => {
  const content = '\ufeff[{"vin":"1","make":"Škoda"},7,{"make":null,"price":5}]';
  expect(await readJson(aFile(Buffer.from(content, 'utf16le')))).toEqual({
    format: 'JSON',
    names: ['vin', 'make', 'price'],
    rows: [
      { at: { index: 0 }, cells: ['1', 'Škoda', undefined] },
      { at: { index: 1 }, cells: [], problem: { reason: 'is not an object' } },
      { at: { index: 2 }, cells: [undefined, null, 5] },
    ],
  });
});

it.each([
  [aFile(''), 'is empty'],
  [aFile('['), 'is not valid JSON'],
  [aFile('{}'), 'must contain an array of objects'],
  [aFile('[]'), 'contains no vehicles'],
  [pathOf('none.json'), 'no such file'],
  [pathOf('.'), 'cannot be read'],
])('refuses %s, because it %s', async (path, message) => {
  await expect(readJson(path)).rejects.toThrow(message);
});
