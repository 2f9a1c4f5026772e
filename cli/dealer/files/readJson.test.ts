import { expect, it } from 'vitest';
import { aFile, pathOf } from '../tests/tempFile.ts';
import { readJson } from './readJson.ts';

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
