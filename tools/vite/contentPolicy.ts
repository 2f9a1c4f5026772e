import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const formatHash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

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
      // Behind the scripts with which a host or the page itself starts.
      const start = html.search(/<script [^>]*type=/);
      const script = /<script data-cfasync="false">(.*?)<\/script>/s.exec(html.slice(start))?.[1];
      const style = /<style>(.*?)<\/style>/s.exec(html)?.[1];
      // styled-components inserts an empty style element and fills it through the CSSOM.
      const policy = `script-src 'self' ${formatHash(script)}; style-src 'self' ${formatHash()} ${formatHash(style)}`;
      const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">\n`;
      page.source = html.slice(0, start) + tag + html.slice(start);
    },
  },
});
