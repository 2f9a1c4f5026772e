import { describe, expect, it } from 'vitest';
import { aFile, pathOf } from '../tests/tempFile.ts';
import { readJson } from './readJson.ts';

const read = (content: string | Uint8Array) => readJson(aFile(content, 'json'));

describe('readJson', () => {
  it('reads objects in any encoding, and leaves absent fields undefined', async () => {
    const content = '\ufeff[{"vin":"1","make":"Škoda"},7,{"make":null,"price":5}]';
    expect(await read(Buffer.from(content, 'utf16le'))).toEqual({
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
    ['', 'is empty'],
    ['[', 'is not valid JSON'],
    ['{}', 'must contain an array of objects'],
    ['[]', 'contains no vehicles'],
  ])('refuses %j', async (content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });

  it('refuses a file that does not exist, and a folder', async () => {
    await expect(readJson(pathOf('none.json'))).rejects.toThrow('no such file');
    await expect(readJson(pathOf('.'))).rejects.toThrow('cannot be read');
  });
});
