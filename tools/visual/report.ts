import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenDeclarations } from '../../src/components/theme/tokens.ts';
import type { Story } from './storybooks.ts';

/** The lines of `describePage`. They also differ for styles that no screenshot shows, such as those of a pressed button. */
export const descriptionFile = 'elements and styles.txt';

/** The folders of a story's pictures in both revisions. */
const sides = ['before', 'after'] as const;

/** A story that has changed, the names of the files that differ, and the elements and styles that explain it. */
export type Change = { story: Story; files: readonly string[]; cause: string };

const style = `
  :root { color-scheme: light dark; ${tokenDeclarations} }
  body { margin: 24px; background: var(--canvas); color: var(--ink-1); font: 16px/1.5 Figtree, system-ui, sans-serif; }
  pre { overflow: auto; max-height: 80vh; padding: 16px; border-radius: 12px; background: var(--surface); white-space: pre-wrap; }
  .sides { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; align-items: start; }
  img { max-width: 100%; }
  .difference { position: relative; filter: brightness(4); }
  .difference img + img { position: absolute; inset: 0 auto auto 0; mix-blend-mode: difference; }
`;

const escape = (text: string) => text.replaceAll(/[&<"]/g, (character) => `&#${character.charCodeAt(0)};`);
const pre = (text: string) => `<pre>${escape(text)}</pre>`;

const diffLines = (before: readonly string[], after: readonly string[]): string =>
  [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ].join('\n');

/** Both versions of a file; empty where the story had another viewport. */
const readBoth = (folder: string, { id }: Story, file: string): Buffer[] =>
  sides
    .map((side) => join(folder, id, side, file))
    .map((path) => (existsSync(path) ? readFileSync(path) : Buffer.of()));

/** Compares the files that `openStoryPage` has saved for both revisions, and finds the cause in the descriptions. */
export function compareFiles(folder: string, story: Story): Change {
  const files = new Set(sides.flatMap((side) => readdirSync(join(folder, story.id, side))));
  const differs = (file: string) => {
    const [old = Buffer.of(), current = Buffer.of()] = readBoth(folder, story, file);
    return !old.equals(current);
  };
  const [before = '', after = ''] = readBoth(folder, story, descriptionFile).map(String);
  const [oldLines, lines] = [before.split('\n'), after.split('\n')];
  const moved = lines.findIndex((line, index) => line !== oldLines[index]);
  // Without a known cause, the story is a group of its own.
  const cause =
    diffLines(oldLines, lines) ||
    (moved !== -1 && `The elements have another order or other parents from here: ${lines[moved]}`) ||
    `No change of elements or styles explains ${story.name}.`;
  return { story, files: [...files].filter(differs), cause };
}

/** Writes a page with the groups of changes with the same cause: each file before, after and as a difference. */
export function writeReport(
  folder: string,
  summary: string,
  groups: ReadonlyMap<string, readonly Change[]>,
): void {
  const formatColumns = (story: Story, file: string) => {
    if (file.endsWith('.png')) {
      const pictures = sides.map((side) => `<img loading="lazy" src="${story.id}/${side}/${file}" alt="">`);
      return [...pictures, `<div class="difference">${pictures.join('')}</div>`];
    }
    const [before = '', after = ''] = readBoth(folder, story, file).map(String);
    return [before, after, diffLines(before.split('\n'), after.split('\n'))].map(pre);
  };
  const formatSection = ({ story, files }: Change, index: number) => {
    const parts = files.map((file) => {
      const columns = formatColumns(story, file).map((column) => `<div>${column}</div>`);
      return `<h4>${file}</h4><div class="sides">${columns.join('')}</div>`;
    });
    // The first story of each group is open.
    const open = index === 0 ? ' open' : '';
    return `<details${open}><summary>${escape(story.name)}</summary>${parts.join('')}</details>`;
  };
  const sections = [...groups].flatMap(([cause, changes]) => [
    `<h2>The same change: ${changes.length}</h2>${pre(cause)}`,
    ...changes.map(formatSection),
  ]);
  const head = `<!doctype html><meta charset="utf-8"><title>Visual comparison</title><style>${style}</style>`;
  const page = [head, '<h1>Before, after, difference</h1>', pre(summary), ...sections];
  writeFileSync(join(folder, 'index.html'), page.join('\n'));
}
