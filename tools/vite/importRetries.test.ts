import { expect, it } from 'vitest';
import { importRetries } from './importRetries.ts';

it.each([
  ['of a chunk without other files', 'js', [], ['a.js']],
  ['of a chunk and its style', 'js', ['a.js', 'a.css'], ['a.js', 'a.css']],
  ['of a page', 'html', [], []],
] as const)('passes on the files %s', (_, hostType, files, expected) => {
  const { config } = importRetries() as unknown as { config: () => { build: { modulePreload: Preload } } };
  const { resolveDependencies } = config().build.modulePreload;
  expect(resolveDependencies('a.js', files, { hostType })).toEqual(expected);
});

type Preload = {
  resolveDependencies: (file: string, files: readonly string[], context: { hostType: string }) => string[];
};
