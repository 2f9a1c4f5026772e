import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const pages = globSync(['*.md', 'docs/**/*.md', '{tools,cli}/*/README.md', 'tools/README.md'], {
  cwd: fileURLToPath(root),
});

const readProse = (file: URL) => readFileSync(file, 'utf8').replaceAll(/^ *```[^]*?^ *```/gm, '');

/** The anchors that GitHub gives a page's headings: the second of the same name ends with `-1`. */
function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of markdown.matchAll(/^#+ (.+)$/gm)) {
    const text = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = text.replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '').replaceAll(' ', '-');
    let anchor = slug;
    for (let number = 1; anchors.has(anchor); number += 1) anchor = `${slug}-${number}`;
    anchors.add(anchor);
  }
  return anchors;
}

it('finds the pages', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/operate.md', 'tools/visual/README.md']));
});

it.each(pages)('%s links only to files and headings that exist', (page) => {
  const links = [...readProse(new URL(page, root)).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)/g)];
  const broken = links.filter(([, link = '']) => {
    const target = new URL(link, new URL(page, root));
    const anchor = decodeURIComponent(target.hash.slice(1));
    if (!existsSync(fileURLToPath(target))) return true;
    return anchor !== '' && target.pathname.endsWith('.md') && !anchorsOf(readProse(target)).has(anchor);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});
