import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Fails a production build into `dist` when the headers in firebase.json would block the page's inline script or style. */
export const contentPolicy = (): Plugin => ({
  name: 'content-policy',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const { root, mode } = this.environment.config;
    if (mode !== 'production' || dir !== join(root, 'dist') || !('index.html' in bundle)) return;
    const headers = readFileSync(join(root, 'firebase.json'), 'utf8');
    const directives = pageDirectives(readFileSync(join(dir, 'index.html'), 'utf8'));
    const missing = directives.filter((directive) => !headers.includes(directive));
    if (missing.length > 0)
      this.error(
        `The page's inline code has changed. Write into the Content-Security-Policy of firebase.json: ${missing.join('; ')}`,
      );
  },
});
