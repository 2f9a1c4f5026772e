import type { Browser } from 'playwright';
import { serveFolder } from './serveFolder.ts';
import { listStories } from './storyList.ts';
import { listPoses, type Pose } from './takePictures.ts';

/** One of the two trees: its storybook, served, and the folder for its pictures. */
export type Tree = {
  name: string;
  origin: string;
  poses: readonly Pose[];
  pictures: string;
  close: () => Promise<void>;
};

export type TreeFolders = { name: string; storybook: string; pictures: string };

export async function openTree(browser: Browser, folders: TreeFolders): Promise<Tree> {
  const { name, storybook, pictures } = folders;
  const { origin, close } = await serveFolder(storybook);
  const stories = await listStories(storybook);
  const poses = stories.length === 0 ? [] : await listPoses(browser, origin, stories);
  return { name, origin, poses, pictures, close };
}

/** Leaves the stories whose id contains the text, and that are not left out in either tree. */
export function selectPoses(trees: readonly [Tree, Tree], text: string): [Tree, Tree] {
  const leftOut = new Set(
    trees.flatMap(({ poses }) => poses.flatMap(({ story }) => (story.isLeftOut ? [story.id] : []))),
  );
  const select = (tree: Tree): Tree => ({
    ...tree,
    poses: tree.poses.filter(({ story: { id } }) => id.includes(text) && !leftOut.has(id)),
  });
  return [select(trees[0]), select(trees[1])];
}
