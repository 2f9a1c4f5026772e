import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenDeclarations } from '../../src/components/theme/tokens.ts';
import { type Difference, differencesIn, hashOf } from './accepted.ts';
import type { Change } from './compare.ts';
import type { Story } from './storybooks.ts';

/** A change in the report. Its pictures are in files: those of all stories may not fit into memory. */
export type ReportedChange = {
  story: Story;
  cause: string;
  /** `contents` as in `Difference`. */
  files: { name: string; contents: string; html: string }[];
};

const style = `
  :root { color-scheme: light dark; ${tokenDeclarations} }
  body { margin: 24px; background: var(--canvas); color: var(--ink-1); font: 16px/1.5 Figtree, system-ui, sans-serif; }
  pre { overflow: auto; max-height: 80vh; padding: 16px; border-radius: 12px; background: var(--surface); white-space: pre-wrap; }
  .sides { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px; align-items: start; }
  figure { margin: 0; }
  img { max-width: 100%; }
  .difference { position: relative; filter: brightness(4); }
  .difference img + img { position: absolute; inset: 0 auto auto 0; mix-blend-mode: difference; }
  .slider { display: inline-grid; --after: 50%; }
  .slider > * { grid-area: 1 / 1; }
  .slider img + img { clip-path: inset(0 0 0 var(--after)); }
  .slider input { z-index: 1; margin: 0; }
`;

/** Moves the border between the picture before, at its left, and the one after. */
const slider = `<input type="range" aria-label="Before and after" oninput="this.parentElement.style.setProperty('--after', this.value + '%')">`;

const escape = (text: string) => text.replaceAll(/[&<"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The lines that only one of the texts has. */
function lineDifference(before: readonly string[], after: readonly string[]): string {
  const [old, current] = [new Set(before), new Set(after)];
  return [
    ...before.filter((line) => !current.has(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ].join('\n');
}

/** Writes the pictures of a change. */
export function reportChange(folder: string, { story, before, after, files }: Change): ReportedChange {
  const picture = (name: string, content: Buffer) => {
    writeFileSync(join(folder, name), content);
    return `<img loading="lazy" src="${escape(name)}" alt="">`;
  };
  const sidesOf = (file: string, old: Buffer, current: Buffer) => {
    if (file.endsWith('.txt')) {
      const texts = [String(old), String(current)] as const;
      const difference = lineDifference(texts[0].split('\n'), texts[1].split('\n'));
      return [...texts, difference].map((text) => `<pre>${escape(text)}</pre>`);
    }
    const pictures = [
      picture(`${story.id}-${file}-before.png`, old),
      picture(`${story.id}-${file}-after.png`, current),
    ];
    const both = pictures.join('');
    return [
      ...pictures,
      `<div class="difference">${both}</div>`,
      `<div class="slider">${both}${slider}</div>`,
    ];
  };
  return {
    story,
    // Without a known cause, the story is a group of its own.
    cause:
      lineDifference(before.description, after.description) ||
      `No change of elements or styles explains ${story.name}.`,
    files: files.map((file) => {
      const [old, current] = [before.files.get(file) ?? Buffer.of(), after.files.get(file) ?? Buffer.of()];
      const figures = sidesOf(file, old, current).map((side) => `<figure>${side}</figure>`);
      const html = `<h4>${file}</h4><div class="sides">${figures.join('')}</div>`;
      return { name: file, contents: `${hashOf(old)}-${hashOf(current)}`, html };
    }),
  };
}

/** Writes a page with all changes, each file before, after, as a difference and with a slider, and the list for `accept`. */
export function writeReport(
  folder: string,
  summary: readonly string[],
  groups: ReadonlyMap<string, readonly ReportedChange[]>,
  differences: readonly Difference[],
): void {
  writeFileSync(differencesIn(folder), JSON.stringify(differences, null, 2));
  const sections = [...groups].map(([cause, changes]) => {
    const stories = changes.map(({ story, files }, index) => {
      const open = index === 0 ? 'open' : '';
      const sides = files.map(({ html }) => html).join('');
      return `<details ${open}><summary>${escape(story.name)}</summary>${sides}</details>`;
    });
    return `<h2>The same change: ${changes.length}</h2><pre>${escape(cause)}</pre>${stories.join('')}`;
  });
  const overview = `<pre>${escape(summary.join('\n'))}</pre>`;
  const head = `<!doctype html><meta charset="utf-8"><title>Visual comparison</title><style>${style}</style>`;
  writeFileSync(
    join(folder, 'index.html'),
    [head, '<h1>Before, after, difference, both</h1>', overview, ...sections].join('\n'),
  );
}
