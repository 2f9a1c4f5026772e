import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hostingHeaders } from './hosting.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy's directives that depend on the inline script and style of the built page. */
export function pageDirectives(html: string): Readonly<Record<string, string>> {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  return {
    'script-src': `script-src 'self' ${hashOf(script)}`,
    // styled-components inserts an empty style element and fills it through the CSSOM.
    'style-src': `style-src 'self' ${hashOf('')} ${hashOf(style)}`,
  };
}

/** The policy with the hashes of this page. */
export function policyFor(html: string, policy: string): string {
  const own = pageDirectives(html);
  return policy
    .split('; ')
    .map((directive) => own[directive.split(' ', 1).join()] ?? directive)
    .join('; ');
}

/** Keeps the policy's hashes in firebase.json up to date: every production build into `dist` refreshes them. */
export const contentPolicy = (): Plugin => ({
  name: 'content-policy',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const { root, mode, logger } = this.environment.config;
    if (mode !== 'production' || dir !== join(root, 'dist') || !('index.html' in bundle)) return;
    const html = readFileSync(join(dir, 'index.html'), 'utf8');
    const file = join(root, 'firebase.json');
    const policy = hostingHeaders('/', file).find(({ key }) => key === 'Content-Security-Policy')?.value;
    if (policy === undefined) throw new Error('firebase.json has no Content-Security-Policy');
    const updated = policyFor(html, policy);
    if (updated === policy) return;
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(policy, () => updated),
    );
    logger.info('The page has changed: updated the Content-Security-Policy in firebase.json');
  },
});
