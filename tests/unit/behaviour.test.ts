import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const docs = new URL('../../docs/', import.meta.url);
const page = readFileSync(new URL('behaviour.md', docs), 'utf8');

/** The rules: each is a list item with its continuation lines. */
const rules = page.match(/^- .*(?:\n {2,}.*)*/gm) ?? [];

/** The titles of a file's tests and their steps, or the names of its stories. */
function namesIn(source: string): string[] {
  const titles = source.matchAll(
    /\b(?:test|it)(?:\.each\(.*?\)|\.step)?\(\s*(['"`])((?:\\.|(?!\1).)+)\1\s*,/gs,
  );
  const stories = source.matchAll(/^export const (\w+): Story\b/gm);
  return [...titles].map(([, , title = '']) => title).concat([...stories].map(([, name = '']) => name));
}

describe('docs/behaviour.md', () => {
  it('links every rule to a test or story', () => {
    expect(rules.length).toBeGreaterThan(50);
    expect(rules.filter((rule) => !/\]\(\.\.\/\S+\.(?:spec|test|stories)\.tsx? "/.test(rule))).toEqual([]);
  });

  it('links only to tests, steps and stories that exist', () => {
    const links = [...page.matchAll(/\]\((\S+) "([^"]*)"\)/g)];
    const broken = links.filter(
      ([, target = '', name = '']) => !namesIn(readFileSync(new URL(target, docs), 'utf8')).includes(name),
    );
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});
