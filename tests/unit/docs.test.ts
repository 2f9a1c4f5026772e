import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const pages = globSync(['*.md', 'docs/**/*.md', '{tools,cli}/*/README.md'], { cwd: fileURLToPath(root) });

const readProse = (file: URL) => readFileSync(file, 'utf8').replaceAll(/^ *```[^]*?^ *```/gm, '');

/** The anchors that GitHub gives a page's headings. */
function listAnchors(markdown: string): string[] {
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
    return (
      anchor !== '' && target.pathname.endsWith('.md') && !listAnchors(readProse(target)).includes(anchor)
    );
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

it('the index of the decisions lists every record, under its title', () => {
  const folder = new URL('docs/decisions/', root);
  const index = readFileSync(new URL('README.md', folder), 'utf8');
  const records = globSync('0*.md', { cwd: fileURLToPath(folder) }).map((file) => {
    const [, number = '', title = ''] =
      /^# (\d+)\. (.+)/.exec(readFileSync(new URL(file, folder), 'utf8')) ?? [];
    return `| ${number} | [${title}](${file}) |`;
  });
  expect(records.filter((row) => !index.includes(row))).toEqual([]);
});

/** The titles of a file's tests and their steps, or the names of its stories. */
function namesIn(source: string): string[] {
  const titles = source.matchAll(
    /\b(?:test|it)(?:\.each(?:<.*?>)?\(.*?\)|\.step)?\(\s*(['"`])((?:\\.|(?!\1).)+)\1\s*,/gs,
  );
  const stories = source.matchAll(/^export const (\w+): Story\b/gm);
  return [...titles].map(([, , title = '']) => title).concat([...stories].map(([, name = '']) => name));
}

/** What Vitest replaces in the title of a table of tests, and a template literal in its text. */
const placeholder = /%[sijd]|\$\{\w+\}|\$\w+/;

/**
 * Whether a file has a test, step or story with this name, or a table of tests with a row that gives this name. A row may also
 * be a file beside the test.
 */
function hasTest(file: string, name: string): boolean {
  const source = readFileSync(file, 'utf8');
  const rows = [source, ...globSync('**', { cwd: dirname(file) })].join('\n');
  return namesIn(source).some((title) => {
    const parts = title.split(placeholder).map((text) => text.replaceAll(/\W/g, '\\$&'));
    const texts = new RegExp(`^${parts.join('(.+)')}$`).exec(name)?.slice(1);
    return texts?.every((text) => rows.includes(text) && !placeholder.test(text)) ?? false;
  });
}

const behaviour = new URL('docs/behaviour.md', root);

const brokenTestLinks = (markdown: string) =>
  [...markdown.matchAll(/\]\((\S+) "([^"]*)"\)/g)].filter(([, target = '', name = '']) => {
    const file = fileURLToPath(new URL(target, behaviour));
    return !existsSync(file) || !hasTest(file, name);
  });

it('docs/behaviour.md links every rule to a test or story, and only to those that exist', () => {
  const page = readFileSync(behaviour, 'utf8');
  // Each rule is a list item with its continuation lines.
  const rules = page.match(/^- .*(?:\n {2,}.*)*/gm) ?? [];
  expect(rules.length).toBeGreaterThan(50);
  expect(rules.filter((rule) => !/\]\(\.\.\/\S+\.(?:spec|test|stories)\.tsx? "/.test(rule))).toEqual([]);
  expect(brokenTestLinks(page)).toEqual([]);
});

it.each(['an unknown title', 'brokenTestLinks', 'docs/behaviour.md', 'may not link to %s'])(
  'may not link to %s',
  (name) => {
    expect(brokenTestLinks(`[test](../tests/unit/docs.test.ts "${name}")`)).toHaveLength(1);
  },
);
