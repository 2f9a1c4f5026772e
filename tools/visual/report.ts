import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Difference, differencesIn } from './accepted.ts';
import type { Change } from './compare.ts';

const style = `
  body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; }
  pre { overflow: auto; max-height: 80vh; background: #eee; }
  .sides { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; align-items: start; }
  figure { margin: 0; }
  img { max-width: 100%; }
  .difference { position: relative; filter: brightness(4); }
  .difference img + img { position: absolute; inset: 0 auto auto 0; mix-blend-mode: difference; }
`;

const escape = (text: string) => text.replaceAll(/[&<"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The lines that only one of the texts has. */
export function lineDifference(before: readonly string[], after: readonly string[]): string[] {
  const [old, current] = [new Set(before), new Set(after)];
  return [
    ...before.filter((line) => !current.has(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ];
}

/** Writes a page with all changes, each file before, after and as a difference, and the list for `accept`. */
export function writeReport(
  folder: string,
  summary: readonly string[],
  groups: ReadonlyMap<string, readonly Change[]>,
  differences: readonly Difference[],
): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(differencesIn(folder), JSON.stringify(differences, null, 2));
  const picture = (name: string, content: Buffer | undefined) => {
    if (content === undefined) return '';
    writeFileSync(join(folder, name), content);
    return `<img loading="lazy" src="${escape(name)}" alt="">`;
  };
  const sidesOf = ({ story, before, after }: Change, file: string) => {
    const contents = [before.files.get(file), after.files.get(file)] as const;
    if (file.endsWith('.txt')) {
      const texts = contents.map((content = Buffer.of()) => content.toString());
      const [old = [], current = []] = texts.map((text) => text.split('\n'));
      return [...texts, lineDifference(old, current).join('\n')].map((text) => `<pre>${escape(text)}</pre>`);
    }
    const pictures = ['before', 'after'].map((side, index) =>
      picture(`${story.id}-${file}-${side}.png`, contents[index]),
    );
    return [...pictures, `<div class="difference">${pictures.join('')}</div>`];
  };
  const sections = [...groups].map(([cause, changes]) => {
    const stories = changes.map((change, index) => {
      const files = change.files.map((file) => {
        const figures = sidesOf(change, file).map((side) => `<figure>${side}</figure>`);
        return `<h4>${file}</h4><div class="sides">${figures.join('')}</div>`;
      });
      const open = index === 0 ? 'open' : '';
      return `<details ${open}><summary>${escape(change.story.name)}</summary>${files.join('')}</details>`;
    });
    return `<h2>The same change: ${changes.length}</h2><pre>${escape(cause)}</pre>${stories.join('')}`;
  });
  const page = join(folder, 'index.html');
  const overview = `<pre>${escape(summary.join('\n'))}</pre>`;
  const head = `<!doctype html><meta charset="utf-8"><title>Visual comparison</title><style>${style}</style>`;
  writeFileSync(page, [head, '<h1>Before, after, difference</h1>', overview, ...sections].join('\n'));
  return resolve(page);
}
