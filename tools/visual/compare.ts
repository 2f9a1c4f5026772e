import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { Browser } from 'playwright';
import { type Look, openStoryPage } from './storyPage.ts';
import type { Story } from './storybooks.ts';

/** A story that looks different, and the names of the files in which its looks differ. */
export type Change = { story: Story; before: Look; after: Look; files: string[] };

type Options = {
  /** The addresses of the storybooks. */
  origins: { base: string; workingTree: string };
  widths: readonly number[];
  /** Where the look of a story in the base is kept for later runs; `undefined` if the base has no such story. */
  keptLook: (story: Story) => string | undefined;
  onChange: (change: Change) => void;
  onBroken: (story: Story, error: unknown) => void;
};

/** Compares stories until the iterator, which several browsers may share, has no more. */
export async function compareStories(
  browser: Browser,
  stories: IterableIterator<Story>,
  { origins, widths, keptLook, onChange, onBroken }: Options,
): Promise<void> {
  const [base, workingTree] = await Promise.all([
    openStoryPage(browser, origins.base, 'base'),
    openStoryPage(browser, origins.workingTree, 'working tree'),
  ]);

  const lookAtBase = async ({ id }: Story, path: string, isSecond: boolean) => {
    if (!isSecond && existsSync(path)) return deserialize(readFileSync(path)) as Look;
    const look = await base.look(id, widths, isSecond);
    writeFileSync(path, serialize(look));
    return look;
  };
  const compare = async (story: Story, isSecond: boolean): Promise<Change> => {
    const path = keptLook(story);
    const after = await workingTree.look(story.id, widths, isSecond);
    const before = path === undefined ? after : await lookAtBase(story, path, isSecond);
    // Only one of the looks has a file if the viewport has changed.
    const files = [...new Set([...after.files.keys(), ...before.files.keys()])];
    const differs = (file: string) => !before.files.get(file)?.equals(after.files.get(file) ?? Buffer.of());
    return { story, before, after, files: files.filter(differs) };
  };

  for (const story of stories) {
    // On a busy machine, a screenshot may have been taken too early.
    const first = await compare(story, false).catch(() => undefined);
    if (first?.files.length === 0) continue;
    try {
      const second = await compare(story, true);
      if (second.files.length > 0) onChange(second);
    } catch (error) {
      onBroken(story, error);
    }
  }
}
