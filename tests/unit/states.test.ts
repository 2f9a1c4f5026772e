import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { states } from '../../stories/workshop/states.ts';

const components = Object.keys(
  import.meta.glob(['/src/{components,screens}/**/*.tsx', '!**/theme/**'], { query: '?raw' }),
);
const sources = import.meta.glob<string>('/stories/{components,screens,app}/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const storyFiles = Object.entries(sources).map(([file, source]) => {
  const { meta, stories } = loadCsf(source, { fileName: file, makeTitle: (title) => title ?? file }).parse();
  return { file, meta, stories };
});

const find = (name: string) =>
  storyFiles.find(({ file }) => file === name) ?? expect.fail(`${name} is missing`);

const statesIn = (tags: readonly string[] = []) =>
  tags.filter((tag) => tag.startsWith('state:')).map((tag) => tag.slice('state:'.length));

/** The states in the tags of a file's stories. */
const listStates = ({ meta, stories }: (typeof storyFiles)[number]) =>
  [meta, ...stories].flatMap(({ tags }) => statesIn(tags));

it.each(components)('%s has a story tagged with a state', (component) => {
  const file = find(component.replace(/^\/src(.+)\.tsx$/, '/stories$1.stories.tsx'));
  expect(listStates(file), "a story needs the tag 'state:filled' or another state").not.toEqual([]);
});

it.each(storyFiles)('$file has only known states', (file) => {
  expect(Object.keys(states)).toEqual(expect.arrayContaining(listStates(file)));
});

it.each(storyFiles)('$file compares whole texts', ({ file }) => {
  const parts = sources[file]?.match(/toHaveTextContent\((?!\/)/g) ?? [];
  expect(parts, 'a string matches a part of the text: compare textContent, or negate a pattern').toEqual([]);
});

const componentStories = storyFiles.filter(({ file }) => !file.startsWith('/stories/app/'));
const isOfBehaviours = ({ file }: { file: string }) => file.endsWith('.behaviour.stories.tsx');

it.each(componentStories.filter((file) => !isOfBehaviours(file)))('$file has states only', ({ stories }) => {
  const untagged = stories.filter(({ tags = [] }) => statesIn(tags).length === 0);
  expect(
    untagged.map(({ name }) => name),
    'tag a state `state:…` (stories/workshop/states.ts), or move a behaviour to NAME.behaviour.stories.tsx',
  ).toEqual([]);
});

it.each(componentStories.filter((file) => !isOfBehaviours(file)))('$file has guidance', ({ file }) => {
  // Typecheck demands its parts.
  expect(sources[file]).toMatch(/parameters: \{\s+usage\b/);
});

it.each(componentStories.filter(isOfBehaviours))('$file has behaviours only', (file) => {
  const ofStates = find(file.file.replace('.behaviour', ''));
  expect(file.meta.title, 'the group in the sidebar').toBe(`Behaviour/${ofStates.meta.title}`);
  expect(file.meta.tags, 'behaviours have no docs page').toContain('!autodocs');
  expect(listStates(file), 'states belong in the file of states').toEqual([]);
});
