import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../tests/unit/tempFile.ts';
import { compareFiles, descriptionFile } from './report.ts';

const story = { id: 'modal--open', name: 'Modal: Open', isPhotographed: true };

it('compares the files of both sides, and lists what is gone, then what is new', () => {
  const written = { before: ['same', 'changed', 'gone'], after: ['same', 'changed', 'new'] };
  for (const [side, names] of Object.entries(written)) {
    const folder = join(tempFolder, story.id, side);
    mkdirSync(folder, { recursive: true });
    for (const name of names) writeFileSync(join(folder, name), name === 'same' ? name : side);
    writeFileSync(join(folder, descriptionFile), side === 'before' ? 'a { b: c }\n<p>' : '<p>\na { b: d }');
  }
  const { files, cause } = compareFiles(tempFolder, story);
  expect(files.toSorted()).toEqual(['changed', descriptionFile, 'gone', 'new']);
  expect(cause).toBe('- a { b: c }\n+ a { b: d }');
});

it('names the first element that has moved', () => {
  const texts = { before: '<ul>\n<li>\n</ul>\n<p>', after: '<ul>\n<li>\n<p>\n</ul>' };
  for (const [side, text] of Object.entries(texts)) {
    const folder = join(tempFolder, 'moved', side);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, descriptionFile), text);
  }
  const { cause } = compareFiles(tempFolder, { ...story, id: 'moved' });
  expect(cause).toBe('The elements have another order or other parents from here: <p>');
});
