import { expect, it } from 'vitest';
import { aFile, tempPath } from '../tests/tempFile.ts';
import { readJson } from './readJson.ts';

it.each([
  [aFile(''), 'is empty'],
  [aFile('['), 'is not valid JSON'],
  [
    aFile('{"a":[{}],"b":[{}]}'),
    'must contain an array of objects, one for each vehicle. Ask for such a file, or for CSV. Its fields are: a, b',
  ],
  [aFile('{}'), 'must contain an array of objects'],
  [aFile('[]'), 'contains no vehicles'],
  [aFile('{"page":{"inventory":[]}}'), 'contains no vehicles'],
  [tempPath('none.json'), 'no such file'],
  [tempPath('.'), 'cannot be read'],
])('refuses %s, because it %s', async (path, message) => {
  await expect(readJson(path)).rejects.toThrow(message);
});
