import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Comparison, views } from './compareHalves.ts';
import { reportPage, reportPicture } from './reportPage.ts';
import type { Run } from './summary.ts';

/** Writes a folder that stands for itself, and answers with the path of its page. */
export async function writeReport(run: Run, comparison: Comparison): Promise<string> {
  const folder = resolve('visual-report');
  await rm(folder, { recursive: true, force: true });
  await write(join(folder, 'index.html'), reportPage(run, comparison));
  for (const change of comparison.changes) {
    for (const view of views) {
      const picture = change.pictures[view];
      if (picture !== undefined) await write(join(folder, reportPicture(change, view)), picture);
    }
  }
  return join(folder, 'index.html');
}

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
