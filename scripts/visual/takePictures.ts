import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import type { Size, Story } from './storyList.ts';
import { openStoryPage, type StoryPage, type Theme, themes } from './storyPage.ts';

const usualSizes: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** A story at a size: rendered and played once, then taken in each theme. */
export type Pose = Size & { story: Story };

export type BrokenPose = { pose: Pose; message: string };

/** The poses of the stories: two, or one for a story that asks for its own viewport. */
export async function listPoses(
  browser: Browser,
  origin: string,
  stories: readonly Story[],
): Promise<Pose[]> {
  const page = await openStoryPage(browser, origin);
  const viewports = await page.findViewports(stories.map(({ id }) => id));
  await page.close();
  return stories.flatMap((story) => {
    const own = viewports[story.id];
    return (own === undefined ? usualSizes : [own]).map((size) => ({ ...size, story }));
  });
}

export function picturePath({ story, width }: Pose, theme: Theme): string {
  return join(story.id, `${width}-${theme}.png`);
}

/** Whether a folder has every picture of the pose. */
export function isTaken(pose: Pose, folder: string): boolean {
  return themes.every((theme) => existsSync(join(folder, picturePath(pose, theme))));
}

type Task = {
  browser: Browser;
  origin: string;
  poses: readonly Pose[];
  /** Where the pictures go, by `picturePath`. */
  folder: string;
  onPose: () => void;
};

/** Takes the pictures in several pages at a time. Answers with the poses that fail, even in a page of their own. */
export async function takePictures({ browser, origin, poses, folder, onPose }: Task): Promise<BrokenPose[]> {
  const broken: BrokenPose[] = [];
  // Widths after each other, since a page takes long to become wider.
  const queue = poses.toSorted((one, other) => one.width - other.width);

  const take = async (page: StoryPage, pose: Pose) => {
    await page.show(pose.story.id, pose);
    for (const theme of themes) {
      await save(join(folder, picturePath(pose, theme)), await page.takePicture(theme));
    }
  };
  const work = async () => {
    let page = await openStoryPage(browser, origin);
    const renewPage = async () => {
      await page.close();
      page = await openStoryPage(browser, origin);
    };
    for (let pose = queue.shift(); pose !== undefined; pose = queue.shift()) {
      try {
        await take(page, pose);
      } catch {
        await renewPage();
        try {
          await take(page, pose);
        } catch (error) {
          broken.push({ pose, message: messageOf(error) });
          await renewPage();
        }
      }
      onPose();
    }
    await page.close();
  };
  // One more than there are processors, since some plays mostly wait.
  const pages = Math.min(availableParallelism() + 1, queue.length);
  await Promise.all(Array.from({ length: pages }, work));
  return broken;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whole or not at all, since what is there counts as taken. */
async function save(path: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, picture);
  await rename(`${path}.part`, path);
}
