import { existsSync } from 'node:fs';
import { build, type HtmlTagDescriptor, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { builtInId } from '../../src/data/firebase/tenantConfig.ts';
import { readTenantConfig } from './readTenantConfig.ts';

const page = 'index.html';

/** The head start of the mode's backend: Firebase, unless `src/data` has a folder of the mode's name. */
function findHeadStart({ root, mode }: ResolvedConfig): string | undefined {
  const backend = existsSync(`${root}/src/data/${mode}`) ? mode : 'firebase';
  const headStart = `/src/data/${backend}/headStart.ts`;
  return existsSync(root + headStart) ? headStart : undefined;
}

const moduleScript = (src: string): HtmlTagDescriptor => ({
  tag: 'script',
  attrs: { type: 'module', crossorigin: true, src },
  injectTo: 'head-prepend',
});

/** The built-in configuration. A data block needs no hash in the content security policy. */
function builtInConfig({ command, mode, root }: ResolvedConfig): HtmlTagDescriptor[] {
  const config = command === 'build' && mode === 'production' ? readTenantConfig(root) : undefined;
  if (config === undefined) return [];
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return [{ tag: 'script', attrs: { type: 'application/json', id: builtInId }, children: json }];
}

/**
 * Writes the start of `<head>`: the charset, the built-in configuration, a script for each initial chunk, and the "head
 * start", an early script that signs in and reads the first documents before any chunk has arrived.
 */
export function pageHead(): Plugin {
  let config: ResolvedConfig;
  let initialChunks: readonly string[] = [];
  return {
    name: 'page-head',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (chunk, imports, { hostId, hostType }) => {
            if (hostType === 'js' || hostId !== page) return imports;
            initialChunks = [...imports, chunk];
            return [];
          },
        },
      },
    }),
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { path }) => {
        if (path !== `/${page}`) return html;
        const headStart = findHeadStart(config);
        const scripts = initialChunks.map((file) => moduleScript(config.base + file));
        return {
          html: removeEntry(html, scripts.at(-1)),
          tags: [
            { tag: 'meta', attrs: { charset: 'utf-8' }, injectTo: 'head-prepend' },
            ...builtInConfig(config),
            ...scripts,
            ...(headStart === undefined ? [] : [await headStartScript(config, headStart)]),
          ],
        };
      },
    },
  };
}

/** Vite appends the entry to the head; here it belongs with the other initial chunks. */
function removeEntry(html: string, entry: HtmlTagDescriptor | undefined): string {
  if (entry === undefined) return html;
  const tag = `<script type="module" crossorigin src="${entry.attrs?.['src']}"></script>`;
  if (!html.includes(tag)) throw new Error(`The page does not contain ${tag}`);
  return html.replace(tag, '');
}

async function headStartScript(
  { command, root, build: { target } }: ResolvedConfig,
  headStart: string,
): Promise<HtmlTagDescriptor> {
  if (command === 'serve') return moduleScript(headStart);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      target,
      write: false,
      modulePreload: false,
      rolldownOptions: { input: root + headStart, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const code = output[0].code.trim().replaceAll('</', '<\\/');
  return { tag: 'script', children: code, injectTo: 'head-prepend' };
}
