import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { Accepted } from './accepted.ts';
import type { Change, Comparison } from './compare.ts';
import { type Crop, findCrop } from './crop.ts';
import type { Group } from './groups.ts';

type ReportContent = {
  groups: readonly Group[];
  comparison: Comparison;
  summary: string;
  acceptance: (change: Change) => Accepted | undefined;
};

/**
 * Writes `index.html`. Each group has its cause, a crop of its first picture before and after, and links to its pictures
 * in reg-cli's report, which has a slider and blinks.
 */
export async function writeReport(folder: string, browser: Browser, content: ReportContent): Promise<void> {
  const page = await browser.newPage();
  const sections: string[] = [];
  for (const [index, group] of content.groups.entries()) {
    const path = group.changes.find(({ kind }) => kind === 'picture')?.path;
    const crop = path && (await findCrop(page, join(folder, 'before', path), join(folder, 'after', path)));
    const items = group.changes.map(
      (change) => `<li>${link(change)}${note(content.acceptance(change))}</li>`,
    );
    sections.push(
      `<h2>${index + 1}. ${countChanges(group)}</h2>`,
      group.cause.length === 0
        ? '<p>No change of elements or styles explains this.</p>'
        : `<pre>${group.cause.map(diffLine).join('\n')}</pre>`,
      path && crop
        ? `<div class="pair">${figure('before', path, crop)}${figure('after', path, crop)}</div>`
        : '',
      `<ul>${items.join('\n')}</ul>`,
    );
  }
  await page.close();
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Visual comparison</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-inline-size: 1400px; margin: 2rem auto; padding-inline: 1rem; }
  pre { max-block-size: 20rem; overflow: auto; padding: 0.5rem; border: 1px solid; }
  .pair { display: flex; flex-wrap: wrap; gap: 1rem; }
  figure { margin: 0; max-inline-size: 100%; overflow: auto; }
  .crop { border: 1px solid; background-repeat: no-repeat; }
</style>
</head>
<body>
<h1>Visual comparison</h1>
<p>${escape(content.summary)}</p>
<p><a href="pictures.html">All pictures</a>: side by side, with a slider, or blinking (Toggle)</p>
${sections.join('\n')}
<ul>${otherItems(content.comparison).join('\n')}</ul>
</body>
</html>
`,
  );
}

/** For example "6 pictures with the same cause". */
export function countChanges({ changes }: Group): string {
  const noun = changes[0]?.kind === 'tree' ? 'accessibility tree' : 'picture';
  return changes.length === 1 ? `1 ${noun}` : `${changes.length} ${noun}s with the same change`;
}

function link({ kind, label, path }: Change): string {
  return kind === 'tree'
    ? `${escape(label)}: <a href="before/${path}">before</a>, <a href="after/${path}">after</a>`
    : `<a href="pictures.html?id=changed-${path}">${escape(label)}</a>`;
}

function note(accepted: Accepted | undefined): string {
  return accepted === undefined ? '' : ` (accepted by ${escape(accepted.by)})`;
}

function diffLine(line: string): string {
  const tag = line.startsWith('-') ? 'del' : 'ins';
  return `<${tag}>${escape(line)}</${tag}>`;
}

function figure(name: 'before' | 'after', path: string, { x, y, width, height }: Crop): string {
  const picture = `background-image: url('${name}/${path}'); background-position: -${x}px -${y}px`;
  const size = `inline-size: ${width}px; block-size: ${height}px`;
  return `<figure><figcaption>${name}</figcaption><div class="crop" style="${size}; ${picture}"></div></figure>`;
}

function otherItems({ added, removed, broken }: Comparison): string[] {
  return [
    ...added.map(({ name }) => `<li>added: ${escape(name)}</li>`),
    ...removed.map(({ name }) => `<li>removed: ${escape(name)}</li>`),
    ...broken.map(
      ({ storyAtSize, tree, message }) =>
        `<li>broken: ${escape(`${storyAtSize.story.name}, ${tree}, ${storyAtSize.width} px: ${message}`)}</li>`,
    ),
  ];
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
