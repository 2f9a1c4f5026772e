import type { Browser } from 'playwright';
import { type Look, openStoryPage } from './storyPage.ts';
import type { Story } from './storybooks.ts';

/** A story that looks different, and the names of the files in which its looks differ. */
export type Change = { story: Story; before: Look; after: Look; files: string[] };

/** For what a story's play function does not wait for. */
const pauseMs = 500;

/** Opens both storybooks in the browser, and returns a function that compares a story. It rejects when the story fails. */
export async function openComparison(browser: Browser, origins: { base: string; workingTree: string }) {
  const lookAtBase = await openStoryPage(browser, origins.base, 'base');
  const lookAtWorkingTree = await openStoryPage(browser, origins.workingTree, 'working tree');

  const compare = async (story: Story, widths: readonly number[], isAdded: boolean, pause: number) => {
    const after = await lookAtWorkingTree(story.id, widths, pause);
    const before = isAdded ? after : await lookAtBase(story.id, widths, pause);
    // Only one of the looks has a file if the viewport has changed.
    const files = [...new Set([...after.files.keys(), ...before.files.keys()])];
    const differs = (file: string) => !before.files.get(file)?.equals(after.files.get(file) ?? Buffer.of());
    return { story, before, after, files: files.filter(differs) };
  };

  return async (story: Story, widths: readonly number[], isAdded: boolean): Promise<Change> => {
    const first = await compare(story, widths, isAdded, 0).catch(() => undefined);
    // On a busy machine, a screenshot may have been taken too early.
    return first?.files.length === 0 ? first : compare(story, widths, isAdded, pauseMs);
  };
}
