import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { states } from '../../stories/workshop/states.ts';

const knownStates = Object.keys(states);
const sources = import.meta.glob<string>(
  [
    '/src/{components,screens}/**/*.tsx',
    '/stories/{components,screens,app}/**/*.stories.tsx',
    '!**/theme/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const filesIn = (...folders: string[]) =>
  Object.keys(sources).filter((file) => folders.some((folder) => file.startsWith(folder)));
const read = (file: string) => sources[file] ?? expect.fail(`${file} is missing`);

/** The states in the docblock of a file's component. The file has the component's name. */
function declaredStates(file: string): string[] {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length);
  const docblock = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:function|const) ${name}\\b`);
  const declared = docblock.exec(read(file))?.[1]?.match(/^ \* @states (.+)$/m)?.[1];
  return declared?.split(', ') ?? [];
}

const parse = (file: string) =>
  loadCsf(read(file), { fileName: file, makeTitle: (title) => title ?? file }).parse();

const statesIn = (tags: readonly string[] = []) =>
  tags.filter((tag) => tag.startsWith('state:')).map((tag) => tag.slice('state:'.length));

/** The states in the tags of a file's stories. */
function taggedStates(file: string): string[] {
  const { meta, stories } = parse(file);
  return [...new Set([meta, ...stories].flatMap(({ tags }) => statesIn(tags)))];
}

/** The declared states without a story, and the states of stories that are not declared. */
const unmatchedStates = (declared: readonly string[], tagged: readonly string[]) =>
  [...declared, ...tagged].filter((state) => !declared.includes(state) || !tagged.includes(state));

it.each(filesIn('/src/'))('%s declares its states; each has a story', (file) => {
  const declared = declaredStates(file);
  expect(declared.length, "the component's docblock needs '@states filled, …'").toBeGreaterThan(0);
  const tagged = taggedStates(file.replace(/^\/src(.+)\.tsx$/, '/stories$1.stories.tsx'));
  expect(unmatchedStates(declared, tagged), "'@states' and the tags 'state:…' of the stories").toEqual([]);
});

it('a state needs both a declaration and a story', () => {
  expect(unmatchedStates(['filled', 'empty'], ['empty', 'narrow'])).toEqual(['filled', 'narrow']);
});

it.each(filesIn('/stories/'))('%s has only known states', (file) => {
  expect(knownStates).toEqual(expect.arrayContaining(taggedStates(file)));
});

const storyFiles = filesIn('/stories/components/', '/stories/screens/');
const isBehaviourFile = (file: string) => file.endsWith('.behaviour.stories.tsx');

it.each(storyFiles.filter((file) => !isBehaviourFile(file)))('%s has states only', (file) => {
  const { stories } = parse(file);
  const behaviours = stories.filter(({ tags }) => tags?.includes('play-fn') && statesIn(tags).length === 0);
  expect(behaviours, 'behaviours belong in a file of their own').toEqual([]);
});

it.each(storyFiles.filter(isBehaviourFile))('%s has behaviours only', (file) => {
  const { meta } = parse(file);
  const { meta: statesMeta } = parse(file.replace('.behaviour', ''));
  expect(meta.title, 'the group in the sidebar').toBe(`${statesMeta.title}/Behaviour`);
  expect(meta.tags, 'behaviours have no docs page').toContain('!autodocs');
  expect(taggedStates(file), 'states belong in the file of states').toEqual([]);
});
