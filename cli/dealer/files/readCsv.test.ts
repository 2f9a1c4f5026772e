import { truncateSync } from 'node:fs';
import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { aFile } from '../../../tests/unit/tempFile.ts';
import { readCsv } from './readCsv.ts';

it.each([
  ['sftp://me:pw@x.example/a', /^sftp:\/\/… is an address\. Fetch it first/],
  ['s3://bucket/a', /^s3:\/\/… is an address/],
  ['./none/https://x', /^\.\/none\/https:\/\/x cannot be read: ENOENT/],
])('refuses %s', (path, message) => expect(readCsv(path)).rejects.toThrow(message));

it('refuses a file of more than 100 MB', async () => {
  const path = aFile('VIN');
  truncateSync(path, 100 * 1024 * 1024 + 1);
  await expect(readCsv(path)).rejects.toThrow('is over 100 MB');
  truncateSync(path, 100 * 1024 * 1024);
  await expect(readCsv(path)).rejects.toThrow('is not a text file');
});

it('reads stdin, again and again, unless it is a terminal', async () => {
  const stdin = Object.assign(Readable.from([Buffer.from('VIN,Make\n1,Kia\n')]), { isTTY: true });
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(stdin as unknown as typeof process.stdin);
  await expect(readCsv('-')).rejects.toThrow('- is stdin, which is a terminal here');
  await expect(readCsv(aFile('VIN,Make\n2,Kia\n'))).resolves.toMatchObject({
    rows: [{ cells: ['2', 'Kia'] }],
  });
  stdin.isTTY = false;
  for (const text of [await readCsv('-'), await readCsv('-')])
    expect(text).toMatchObject({ rows: [{ cells: ['1', 'Kia'] }] });
});
