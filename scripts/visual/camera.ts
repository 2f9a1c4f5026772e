import type { Browser } from 'playwright';
import type { Progress } from './progress.ts';
import { themes } from './storyPage.ts';
import { type BrokenPose, type Pose, takePictures } from './takePictures.ts';
import type { Tree } from './tree.ts';

export type Camera = {
  take: (tree: Tree, poses: readonly Pose[]) => Promise<BrokenPose[]>;
  /** What was taken so far, and the time for it. */
  spent: () => { taken: number; shootingSeconds: number };
};

/** Takes pictures, says how far it is, and keeps count. */
export function createCamera(browser: Browser, progress: Progress): Camera {
  let taken = 0;
  let shootingSeconds = 0;
  return {
    take: async ({ name, origin, pictures }, poses) => {
      const start = performance.now();
      const total = poses.length * themes.length;
      let done = 0;
      const onPose = () => {
        done += themes.length;
        progress.show(`${name}: ${done} of ${total} pictures`);
      };
      const broken = await takePictures({ browser, origin, poses, folder: pictures, onPose });
      taken += done;
      shootingSeconds += (performance.now() - start) / 1000;
      return broken;
    },
    spent: () => ({ taken, shootingSeconds }),
  };
}
