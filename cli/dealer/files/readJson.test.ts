import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readJson } from './readJson.ts';

const folder = mkdtempSync(join(tmpdir(), 'showroom-json-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(content: string | Uint8Array) {
  const path = join(folder, 'stock.json');
  writeFileSync(path, content);
  return readJson(path);
}

describe('readJson', () => {
  it('reads objects, and leaves absent fields undefined', async () => {
    expect(await read('[{"vin":"1","make":"Saab"},7,{"make":null,"price":5}]')).toEqual({
      format: 'JSON',
      names: ['vin', 'make', 'price'],
      rows: [
        { at: { index: 0 }, cells: ['1', 'Saab', undefined] },
        { at: { index: 1 }, problem: { reason: 'is not an object' } },
        { at: { index: 2 }, cells: [undefined, null, 5] },
      ],
    });
  });

  it('treats __proto__ as a name like any other', async () => {
    expect(await read('[{"__proto__":{"make":"Saab"},"vin":"1"}]')).toMatchObject({
      names: ['__proto__', 'vin'],
    });
  });

  it('reads UTF-16 with a byte order mark', async () => {
    expect(await read(Buffer.from('\ufeff[{"make":"Škoda"}]', 'utf16le'))).toMatchObject({
      rows: [{ cells: ['Škoda'] }],
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
    await expect(readJson(join(folder, 'none.json'))).rejects.toThrow('no such file');
    await expect(readJson(folder)).rejects.toThrow('is not a file');
  });
});
