import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { states } from '../../stories/workshop/states';

const isKnown = (state: string) => state in states;

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

/** The states in the tags of a file's stories. */
function taggedStates(file: string): Set<string> {
  const { meta, stories } = loadCsf(read(file), {
    fileName: file,
    makeTitle: (title) => title ?? file,
  }).parse();
  const tags = [...(meta.tags ?? []), ...stories.flatMap((story) => story.tags ?? [])];
  return new Set(tags.filter((tag) => tag.startsWith('state:')).map((tag) => tag.slice('state:'.length)));
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

it.each(filesIn('stories/app/', '.stories.tsx'))('%s uses only known states', (file) => {
  expect([...taggedStates(file)].filter((state) => !isKnown(state))).toEqual([]);
});
