import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Writes the policy for scripts and styles into the page, which alone knows its inline code. Browsers enforce it together with
 * the headers in firebase.json.
 */
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
      const scripts = Array.from(
        html.matchAll(/<script(?: id="page-start")?>(.*?)<\/script>/gs),
        ([, code]) => hashOf(code),
      );
      const style = /<style>(.*?)<\/style>/s.exec(html)?.[1];
      // styled-components inserts an empty style element and fills it through the CSSOM.
      const policy = `script-src 'self' ${scripts.join(' ')}; style-src 'self' ${hashOf()} ${hashOf(style)}`;
      page.source = html.replace(
        '<meta charset="utf-8">',
        (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
      );
    },
  },
});
