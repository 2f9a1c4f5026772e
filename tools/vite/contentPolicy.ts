import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy's directives that depend on the inline script and style of the built page. */
export function pageDirectives(html: string): string[] {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  return [
    `script-src 'self' ${hashOf(script)}`,
    // styled-components inserts an empty style element and fills it through the CSSOM.
    `style-src 'self' ${hashOf('')} ${hashOf(style)}`,
  ];
}

/** Writes these directives into the page. Browsers enforce them as well as the headers in firebase.json. */
export const contentPolicy = (): Plugin => ({
  name: 'content-policy',
  apply: 'build',
  generateBundle: {
    // Vite adds the page itself in this hook.
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const html = String(page.source);
      const policy = `<meta http-equiv="Content-Security-Policy" content="${pageDirectives(html).join('; ')}">`;
      page.source = html.replace('<meta charset="utf-8">', (charset) => `${charset}\n    ${policy}`);
    },
  },
});
