import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite';
import { builtInId, type TenantConfig } from '../../src/data/documents/tenantConfig.ts';
import { bundleScript } from './bundleScript.ts';
import { readTenantConfig } from './readTenantConfig.ts';

/** What Vite adds to a built page: a script for the entry, then a preload link for each chunk that the entry imports. */
const tagOfVite =
  /\s*<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="([^"]+)">(?:<\/script>)?/g;

const tag = (name: string, attrs: Record<string, string | boolean>, children = ''): HtmlTagDescriptor => ({
  tag: name,
  attrs,
  children,
  injectTo: 'head-prepend',
});

const moduleScript = (src: string) => tag('script', { type: 'module', crossorigin: true, src });

/** A data block, which needs no hash in the content security policy. */
const builtInConfig = (config: TenantConfig) =>
  tag(
    'script',
    { type: 'application/json', id: builtInId },
    JSON.stringify(config).replaceAll('<', '\\u003c'),
  );

/** The head start of the Firebase backend. The demo has none. */
async function headStartScripts(config: ResolvedConfig): Promise<HtmlTagDescriptor[]> {
  const { command, mode } = config;
  if (mode === 'demo') return [];
  const entry = '/src/data/firebase/headStart.ts';
  if (command === 'serve') return [moduleScript(entry)];
  const code = await bundleScript(config, entry);
  return [tag('script', {}, code.trim().replaceAll('</', '<\\/'))];
}

/**
 * Writes the start of `<head>`: the charset, the built-in configuration, a script for each initial chunk, and the "head
 * start", an early script that signs in and reads the first documents before any chunk has arrived. The initial chunks
 * are scripts rather than preload links, so that the browser evaluates each in a task of its own.
 */
export function pageHead(): Plugin {
  let config: ResolvedConfig;
  let tenantConfig: TenantConfig | undefined;
  return {
    name: 'page-head',
    config: () => ({ build: { modulePreload: { polyfill: false } } }),
    configResolved: (resolved) => {
      config = resolved;
      const isProduct = resolved.command === 'build' && resolved.mode === 'production';
      tenantConfig = isProduct ? readTenantConfig(resolved.root) : undefined;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { path }) => {
        if (path !== '/index.html') return html;
        const [entry, ...imports] = [...html.matchAll(tagOfVite)].map(([, address = '']) => address);
        return {
          html: html.replaceAll(tagOfVite, ''),
          tags: [
            tag('meta', { charset: 'utf-8' }),
            ...(tenantConfig === undefined ? [] : [builtInConfig(tenantConfig)]),
            ...imports.map(moduleScript),
            ...(entry === undefined ? [] : [moduleScript(entry)]),
            ...(await headStartScripts(config)),
          ],
        };
      },
    },
  };
}
