import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type TestInfo } from '@playwright/test';
import { fingerprint, readAccepted } from './accepted.ts';
import { addFinding, readPlan, type Plan } from './plan.ts';
import { type Look, openStoryPage, type StoryPage } from './storyPage.ts';

type Tree = keyof Plan['origins'];

const { stories, widths, origins, basePictures, run } = readPlan();
const accepted = readAccepted();

const test = base.extend<object, { pageOf: (tree: Tree) => Promise<StoryPage> }>({
  pageOf: [
    async ({ browser }, use) => {
      const pages = new Map<Tree, Promise<StoryPage>>();
      await use((tree) => {
        const page = pages.get(tree) ?? openStoryPage(browser, origins[tree]);
        pages.set(tree, page);
        return page;
      });
    },
    { scope: 'worker' },
  ],
});

for (const { isAdded, ...story } of stories) {
  test(story.name, async ({ pageOf }, info) => {
    const kept = join(basePictures, story.id);
    const look = async (tree: Tree, isSecond: boolean) =>
      (await pageOf(tree)).look(story.id, widths, { isSecond }).catch((error: unknown) => {
        throw new Error(`Broken in the ${tree === 'base' ? 'base' : 'working tree'}. ${String(error)}`);
      });
    const compare = async (isSecond: boolean) => {
      const after = await look('workingTree', isSecond);
      if (isAdded) return { before: after, after, changed: [] };
      const before = (isSecond ? undefined : readLook(kept)) ?? saveLook(kept, await look('base', isSecond));
      return { before, after, changed: changedFiles(before, after) };
    };
    // On a busy machine, a screenshot may have been taken too early.
    const first = await compare(false).catch(() => undefined);
    if (first?.changed.length === 0) return;
    const { before, after, changed } = await compare(true).catch((error: unknown) => {
      addFinding(run, { ...story, broken: String(error), group: '', changes: [] });
      throw error;
    });
    if (changed.length === 0) return;

    for (const file of changed) await attach(info, kept, story.id, file, after);
    const cause = causeOf(before, after);
    // Without a known cause, the story is a group of its own.
    const group = fingerprint(cause.toSorted().join('\n') || story.id);
    const changes = changed.map((file) => {
      const difference = fingerprint(before.files.get(file), after.files.get(file));
      return { file, difference, accepted: accepted.get(difference) };
    });
    addFinding(run, { ...story, group, changes });
    if (changes.every((change) => change.accepted !== undefined)) {
      info.annotations.push({ type: 'accepted' });
      return;
    }
    // The report shows the first story of a group as failed, and the others as skipped.
    const representative = claim(group, story.name);
    test.skip(representative !== story.name, `The same change as ${representative}`);
    throw new Error(cause.join('\n') || 'No change of elements or styles explains this.');
  });
}

function readLook(folder: string): Look | undefined {
  const description = join(folder, 'description.json');
  if (!existsSync(description)) return undefined;
  const files = readdirSync(folder).filter((file) => !file.startsWith('description'));
  return {
    files: new Map(files.map((file) => [file, readFileSync(join(folder, file))])),
    description: JSON.parse(readFileSync(description, 'utf8')) as string[],
  };
}

/** Writes the description last: with it, the folder is complete. */
function saveLook(folder: string, look: Look): Look {
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of look.files) writeFileSync(join(folder, file), content);
  writeFileSync(join(folder, 'description.json'), JSON.stringify(look.description));
  return look;
}

/** The pictures and accessibility trees that differ, or that only one of the looks has, because the viewport has changed. */
function changedFiles(before: Look, after: Look): string[] {
  const files = new Set([...after.files.keys(), ...before.files.keys()]);
  return [...files].filter((file) => !before.files.get(file)?.equals(after.files.get(file) ?? Buffer.of()));
}

function causeOf(before: Look, after: Look): string[] {
  const [old, current] = [new Set(before.description), new Set(after.description)];
  return [
    ...before.description.filter((line) => !current.has(line)).map((line) => `- ${line}`),
    ...after.description.filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ];
}

/** Adds the file before and after, and their difference, to the report. */
async function attach(info: TestInfo, kept: string, id: string, file: string, { files }: Look) {
  const body = files.get(file) ?? Buffer.of();
  try {
    expect(file.endsWith('.txt') ? body.toString() : body).toMatchSnapshot([id, file]);
  } catch {
    return;
  }
  // Playwright ignores antialiased pixels.
  await info.attach(`${file} before`, { path: join(kept, file) });
  await info.attach(`${file} after`, { body });
}

/** The first story of the group, in any worker. */
function claim(group: string, story: string): string {
  const path = join(run, group);
  try {
    writeFileSync(path, story, { flag: 'wx' });
  } catch {
    // Another story was first.
  }
  return readFileSync(path, 'utf8');
}
