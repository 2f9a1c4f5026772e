import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import firebaseConfig from '../../firebase.json' with { type: 'json' };

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

/** Fails a production build into `dist` when the headers in firebase.json would block the page's inline script or style. */
export const contentPolicy = (): Plugin => ({
  name: 'content-policy',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const { root, mode } = this.environment.config;
    const page = bundle['index.html'];
    if (mode !== 'production' || dir !== join(root, 'dist') || page?.type !== 'asset') return;
    const headers = JSON.stringify(firebaseConfig);
    const missing = pageDirectives(String(page.source)).filter((directive) => !headers.includes(directive));
    if (missing.length > 0)
      this.error(
        `The page's inline code has changed. Write into the Content-Security-Policy of firebase.json: ${missing.join('; ')}`,
      );
  },
});
