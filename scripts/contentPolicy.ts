import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What an element without any text has: styled-components' own style, which it fills by its rules. */
const emptyHash = hashOf('');

/** The directives of firebase.json that depend on what stands in the built page itself, as they have to be. */
export function pageDirectives(html: string): readonly string[] {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  return [`script-src 'self' ${hashOf(script)}`, `style-src 'self' ${emptyHash} ${hashOf(style)}`];
}

/** Writes them into firebase.json, after a change of what stands in the page; `npm run policy` builds the page first. */
function updatePolicy(): void {
  const config = new URL('../firebase.json', import.meta.url);
  const html = readFileSync(new URL('../dist/index.html', import.meta.url), 'utf8');
  const updated = pageDirectives(html).reduce(
    (text, directive) => {
      const [name] = directive.split(' ', 1);
      return text.replace(new RegExp(`${name} [^;]*`), () => directive);
    },
    readFileSync(config, 'utf8'),
  );
  writeFileSync(config, updated);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) updatePolicy();
