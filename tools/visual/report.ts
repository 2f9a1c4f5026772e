import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenDeclarations } from '../../src/components/theme/tokens.ts';
import type { CapturedStory } from './storyPage.ts';
import type { Story } from './storybooks.ts';

/** A story that looks different, and the names of the files that differ. */
export type Change = { story: Story; before: CapturedStory; after: CapturedStory; files: string[] };

/** A change in the report. Its pictures are in files: those of all stories may not fit into memory. */
export type ReportedChange = { name: string; cause: string; files: string[]; html: string };

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

/** The lines that are in only one of the two texts. */
function lineDifference(before: string, after: string): string {
  const [old, current] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !current.includes(line)).map((line) => `- ${line}`),
    ...current.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ].join('\n');
}

/** Writes the pictures of a change into the folder. */
export function reportChange(folder: string, { story, before, after, files }: Change): ReportedChange {
  const picture = (name: string, content: Buffer) => {
    writeFileSync(join(folder, name), content);
    return `<img loading="lazy" src="${escape(name)}" alt="">`;
  };
  const sidesOf = (file: string, old: Buffer, current: Buffer) => {
    if (file.endsWith('.txt'))
      return [String(old), String(current), lineDifference(String(old), String(current))].map(pre);
    const pictures = [
      picture(`${story.id}-${file}-before.png`, old),
      picture(`${story.id}-${file}-after.png`, current),
    ];
    return [...pictures, `<div class="difference">${pictures.join('')}</div>`];
  };
  const sections = files.map((file) => {
    const [old, current] = [before.files.get(file) ?? Buffer.of(), after.files.get(file) ?? Buffer.of()];
    const sides = sidesOf(file, old, current).map((side) => `<div>${side}</div>`);
    return `<h4>${file}</h4><div class="sides">${sides.join('')}</div>`;
  });
  return {
    name: story.name,
    // Without a known cause, the story is a group of its own.
    cause:
      lineDifference(before.description, after.description) ||
      `No change of elements or styles explains ${story.name}.`,
    files,
    html: `<details><summary>${escape(story.name)}</summary>${sections.join('')}</details>`,
  };
}

/** Writes a page with all changes, each file before, after and as a difference. */
export function writeReport(
  folder: string,
  summary: string,
  groups: ReadonlyMap<string, readonly ReportedChange[]>,
): void {
  const sections = [...groups].map(([cause, changes]) => {
    // The first story of each group is open.
    const stories = changes
      .map(({ html }) => html)
      .join('')
      .replace('<details>', '<details open>');
    return `<h2>The same change: ${changes.length}</h2>${pre(cause)}${stories}`;
  });
  const head = `<!doctype html><meta charset="utf-8"><title>Visual comparison</title><style>${style}</style>`;
  const page = [head, '<h1>Before, after, difference</h1>', pre(summary), ...sections];
  writeFileSync(join(folder, 'index.html'), page.join('\n'));
}
