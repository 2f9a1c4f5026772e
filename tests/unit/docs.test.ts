import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const pages = globSync(['*.md', 'docs/**/*.md', '{tools,cli}/*/README.md'], { cwd: fileURLToPath(root) });

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

/** The titles of a file's tests and their steps, or the names of its stories. */
function namesIn(source: string): string[] {
  const titles = source.matchAll(
    /\b(?:test|it)(?:\.each(?:<.*?>)?\(.*?\)|\.step)?\(\s*(['"`])((?:\\.|(?!\1).)+)\1\s*,/gs,
  );
  const stories = source.matchAll(/^export const (\w+): Story\b/gm);
  return [...titles].map(([, , title = '']) => title).concat([...stories].map(([, name = '']) => name));
}

/** The links of a page to tests, steps or stories whose titles do not exist. */
function brokenTestLinks(markdown: string, address: URL): string[] {
  return [...markdown.matchAll(/\]\((\S+) "([^"]*)"\)/g)]
    .filter(([, target = '', name = '']) => {
      const file = fileURLToPath(new URL(target, address));
      return !existsSync(file) || !namesIn(readFileSync(file, 'utf8')).includes(name);
    })
    .map(([link]) => link);
}

describe('docs/behaviour.md', () => {
  const address = new URL('docs/behaviour.md', root);
  const page = readFileSync(address, 'utf8');

  it('links every rule to a test or story', () => {
    // Each rule is a list item with its continuation lines.
    const rules = page.match(/^- .*(?:\n {2,}.*)*/gm) ?? [];
    expect(rules.length).toBeGreaterThan(50);
    expect(rules.filter((rule) => !/\]\(\.\.\/\S+\.(?:spec|test|stories)\.tsx? "/.test(rule))).toEqual([]);
  });

  it('links only to tests, steps and stories that exist', () => {
    expect(brokenTestLinks(page, address)).toEqual([]);
  });

  it.each(['an unknown title', 'brokenTestLinks', 'docs/behaviour.md'])('may not link to %s', (name) => {
    expect(brokenTestLinks(`[test](../tests/unit/docs.test.ts "${name}")`, address)).toHaveLength(1);
  });
});
