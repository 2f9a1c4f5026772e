import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const pages = globSync(['*.md', 'docs/**/*.md', '{tools,cli}/*/README.md', 'tools/README.md'], {
  cwd: fileURLToPath(root),
});

const readProse = (file: URL) => readFileSync(file, 'utf8').replaceAll(/^ *```[^]*?^ *```/gm, '');

/** The anchors that GitHub gives a page's headings. */
function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
    const text = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    return text.replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '').replaceAll(' ', '-');
  });
}

it.each(pages)('%s links only to files and headings that exist', (page) => {
  const links = [...readProse(new URL(page, root)).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)/g)];
  const broken = links.filter(([, link = '']) => {
    const target = new URL(link, new URL(page, root));
    const anchor = decodeURIComponent(target.hash.slice(1));
    if (!existsSync(fileURLToPath(target))) return true;
    return anchor !== '' && target.pathname.endsWith('.md') && !anchorsOf(readProse(target)).includes(anchor);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});
