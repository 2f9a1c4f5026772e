import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
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

/** Keeps the policy's hashes in firebase.json up to date: every production build into `dist` refreshes them. */
export const contentPolicy = (): Plugin => ({
  name: 'content-policy',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const { root, mode, logger } = this.environment.config;
    if (mode !== 'production' || dir !== join(root, 'dist') || !('index.html' in bundle)) return;
    const file = join(root, 'firebase.json');
    const config = readFileSync(file, 'utf8');
    let updated = config;
    for (const directive of pageDirectives(readFileSync(join(dir, 'index.html'), 'utf8')))
      updated = updated.replace(new RegExp(`${directive.split(' ')[0]} [^;]*`), directive);
    if (updated === config) return;
    writeFileSync(file, updated);
    logger.info('The page has changed: updated the Content-Security-Policy in firebase.json');
  },
});
