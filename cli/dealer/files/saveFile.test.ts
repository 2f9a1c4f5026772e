import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tempFolder, tempPath } from '../../../tests/unit/tempFile.ts';
import { type SaveOptions, saveFile } from './saveFile.ts';

it('writes a file once, replaces it only with --yes, and leaves no part of another', async () => {
  const path = tempPath(`${crypto.randomUUID()}.csv`);
  const notes: string[] = [];
  const save = (text: string, options: SaveOptions = {}, to = path) =>
    saveFile(to, text, '1 row', options, (note) => notes.push(note));
  expect(await save('one', { mode: 0o600 })).toEqual({});
  expect(statSync(path).mode % 0o1000).toBe(0o600);
  await expect(save('two')).rejects.toThrow(`${path} exists. Add --yes to replace it`);
  expect(readFileSync(path, 'utf8')).toBe('one');
  expect(notes).toEqual([`Written to ${path}: 1 row.`]);
  await save('two', { yes: true, json: true });
  expect(readFileSync(path, 'utf8')).toBe('two');
  await expect(save('x', {}, `${tempFolder}/none/b`)).rejects.toThrow('/none/b could not be written: ENOENT');
  await expect(save('x', { yes: true }, `${tempFolder}/.`)).rejects.toThrow('/. could not be written');
  expect(readdirSync(tempFolder).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(await save(' x\n', {}, '-')).toEqual({ text: ' x' });
  await expect(save('x', { json: true }, '-')).rejects.toThrow('would both go to stdout');
});
