import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { states } from '../../stories/workshop/states.ts';

const isKnown = (state: string) => state in states;
const rankOf = (state: string) => Object.keys(states).indexOf(state);

const project = fileURLToPath(new URL('../..', import.meta.url));
const filesIn = (folder: string, ending: string) =>
  readdirSync(project + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.startsWith('theme/'))
    .map((name) => folder + name);
const read = (file: string) => readFileSync(project + file, 'utf8');

/** The states in the docblock of a file's component. The file has the component's name. */
function declaredStates(file: string): string[] {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length);
  const docblock = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:function|const) ${name}\\b`);
  const declared = docblock.exec(read(file))?.[1]?.match(/^ \* @states (.+)$/m)?.[1];
  return declared?.split(',').map((state) => state.trim()) ?? [];
}

const parse = (file: string) =>
  loadCsf(read(file), { fileName: file, makeTitle: (title) => title ?? file }).parse();

const statesIn = (tags: readonly string[] = []) =>
  tags.filter((tag) => tag.startsWith('state:')).map((tag) => tag.slice('state:'.length));

/** The states in the tags of a file's stories. */
function taggedStates(file: string): Set<string> {
  const { meta, stories } = parse(file);
  return new Set([meta, ...stories].flatMap(({ tags }) => statesIn(tags)));
}

function problemsOf(file: string): string[] {
  const stories = file.replace(/^src\/(.+)\.tsx$/, 'stories/$1.stories.tsx');
  const declared = declaredStates(file);
  if (declared.length === 0) return [`${file}: the component declares no states ('@states filled, …')`];
  if (!existsSync(project + stories)) return [`${stories} is missing`];
  const tagged = taggedStates(stories);
  return [
    ...declared.filter((state) => !isKnown(state)).map((state) => `${file}: '${state}' is not a known state`),
    ...declared
      .filter((state) => !tagged.has(state))
      .map((state) => `${stories}: no story has the tag 'state:${state}'`),
    ...[...tagged]
      .filter((state) => !declared.includes(state))
      .map((state) => `${stories}: the tag 'state:${state}' is not declared in ${file}`),
  ];
}

describe('every declared state of a component has a story', () => {
  it.each([...filesIn('src/components/', '.tsx'), ...filesIn('src/screens/', '.tsx')])('%s', (file) => {
    expect(problemsOf(file)).toEqual([]);
  });
});

const isBehaviourFile = (file: string) => file.endsWith('.behaviour.stories.tsx');
const storyFiles = ['components', 'screens'].flatMap((folder) =>
  filesIn(`stories/${folder}/`, '.stories.tsx'),
);

describe('a file of states', () => {
  it.each(storyFiles.filter((file) => !isBehaviourFile(file)))('%s', (file) => {
    const { stories } = parse(file);
    const behaviours = stories.filter(({ tags }) => tags?.includes('play-fn') && statesIn(tags).length === 0);
    expect(
      behaviours.map(({ name }) => name),
      'behaviours belong in a file of their own',
    ).toEqual([]);
    const ranks = stories.flatMap(({ tags }) => statesIn(tags).slice(0, 1)).map(rankOf);
    expect(ranks, 'the order of stories/workshop/states.ts').toEqual(ranks.toSorted((a, b) => a - b));
  });
});

describe('a file of behaviours', () => {
  it.each(storyFiles.filter(isBehaviourFile))('%s', (file) => {
    const { meta } = parse(file);
    const { meta: statesMeta } = parse(file.replace('.behaviour', ''));
    expect(meta.title, 'the group in the sidebar').toBe(`${statesMeta.title}/Behaviour`);
    expect(meta.tags, 'behaviours have no docs page').toContain('!autodocs');
    expect([...taggedStates(file)], 'states belong in the file of states').toEqual([]);
  });
});

it.each(filesIn('stories/app/', '.stories.tsx'))('%s uses only known states', (file) => {
  expect([...taggedStates(file)].filter((state) => !isKnown(state))).toEqual([]);
});
