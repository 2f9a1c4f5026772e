import type { Plugin, ResolvedConfig } from 'vite';
import { builtInId } from '../../src/shared/projectConfig.ts';
import { bundleScript } from './bundleScript.ts';
import { readProjectConfig } from './readProjectConfig.ts';

/** Vite's tags in a built page: a script for the entry, then a preload link for each chunk that the entry imports. */
const tagOfVite =
  /\s*<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="([^"]+)">(?:<\/script>)?/g;

/** What only readers of the source need: comments, space between elements, and slashes of void elements. */
const unsent = /<!--.*?-->|(?<=>)\s+|\s*\/(?=>)/gs;

/** A script that Cloudflare's Rocket Loader leaves alone. The attribute has to come first. */
const scriptTag = (attributes: string, code = '') =>
  `<script data-cfasync="false"${attributes}>${code}</script>`;

const moduleScript = (src: string) => scriptTag(` type="module" crossorigin src="${src}"`);

/** A data block: browsers do not execute it, so the content security policy does not apply to it. */
function builtInConfig({ command, mode, root }: ResolvedConfig): string {
  const config = command === 'build' && mode === 'production' ? readProjectConfig(root) : undefined;
  const json = JSON.stringify(config)?.replaceAll('<', '\\u003c');
  return json === undefined ? '' : scriptTag(` type="application/json" id="${builtInId}"`, json);
}

/** A script that runs before the chunks. The demo has none. */
async function inlineScript(config: ResolvedConfig, entry: string): Promise<string> {
  if (config.mode === 'demo') return '';
  if (config.command === 'serve') return moduleScript(entry);
  const code = await bundleScript(config, entry);
  return scriptTag('', code.trim().replaceAll('</', '<\\/'));
}

/**
 * Writes the start of `<head>`: the charset, the built-in configuration, a script for each initial chunk, and the boot
 * script, which signs in and reads the first documents while the chunks load. The initial chunks are scripts rather than
 * preload links, so that the browser evaluates each in a task of its own.
 */
export function pageHead(): Plugin {
  let config: ResolvedConfig;
  let configTag: string;
  return {
    name: 'page-head',
    config: () => ({ build: { modulePreload: { polyfill: false } } }),
    configResolved: (resolved) => {
      config = resolved;
      // Read first, so that a build with an invalid configuration fails early.
      configTag = builtInConfig(config);
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { path }) => {
        if (path !== '/index.html') return html;
        const [entry = '', ...imports] = [...html.matchAll(tagOfVite)].map(([, src = '']) =>
          moduleScript(src),
        );
        const pageStart = await inlineScript(config, '/src/page/pageStart.ts');
        const bootScript = await inlineScript(config, '/src/page/bootScript.ts');
        const tags = ['<meta charset="utf-8">', pageStart, configTag, ...imports, entry, bootScript];
        const page = html.replaceAll(tagOfVite, '').replace(unsent, '').replace(/\s+/g, ' ');
        return page.replace('<head>', () => `<head>\n${tags.filter(Boolean).join('\n')}`);
      },
    },
  };
}
