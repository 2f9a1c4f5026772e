import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutate } from './mutant.ts';
import { mutantsByKind } from './mutants.ts';
import { ownTestsOf, project } from './testFiles.ts';

const mutants = Object.entries(mutantsByKind).flatMap(([kind, ofKind]) =>
  ofKind.map((mutant) => ({ kind, ...mutant })),
);

describe('each mutant changes its file', () => {
  it.each(mutants)('$kind: $breaks', (mutant) => {
    const source = readFileSync(join(project, mutant.file), 'utf8');
    expect(mutate(source, mutant)).not.toBe(source);
    expect(mutant.caughtBy).not.toBe('');
  });
});

it('rejects a text that occurs more than once', () => {
  const mutant = { file: 'a.ts', find: 'a', replace: 'b', breaks: 'a', caughtBy: 'a' };
  expect(() => mutate('a a', mutant)).toThrow('a.ts must contain this text exactly once: a');
  expect(() => mutate('b', mutant)).toThrow('exactly once');
});

it('finds the tests of a file, or else those of its folder', () => {
  expect(ownTestsOf('src/components/forms/FormCard.tsx')).toEqual([
    'stories/components/forms/FormCard.behaviour.stories.tsx',
    'stories/components/forms/FormCard.stories.tsx',
  ]);
  expect(ownTestsOf('src/app/Site.tsx')).toContain('stories/app/Journeys.stories.tsx');
});
