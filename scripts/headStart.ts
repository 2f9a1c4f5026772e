import { build, type Plugin, type Rolldown } from 'vite';

const source = '/src/data/firebase/headStart.ts';
const tag = new RegExp(`<script [^>]*src="${source}"[^>]*></script>`);
const charset = '<meta charset="utf-8" />';

/** The script as one piece that can stand in the page itself. */
async function bundled(root: string): Promise<string> {
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'es2023',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: `${root}${source}`, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code }] = result.output;
  return code.trim().replaceAll('</', '<\\/');
}

/**
 * Puts the script that begins the sign-in and the early reads into the built page itself, so that they need not wait
 * for any file. The demo has nothing to begin.
 */
export function headStart(): Plugin {
  let root = '';
  let isBuild = false;
  let isDemo = false;
  return {
    name: 'head-start',
    configResolved: (config) => {
      ({ root } = config);
      isBuild = config.command === 'build';
      isDemo = config.mode === 'demo';
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        if (isDemo) return html.replace(tag, '');
        if (!isBuild) return html;
        const code = await bundled(root);
        return html.replace(tag, () => `<script>${code}</script>`);
      },
    },
  };
}

/**
 * Names the page's chunks ahead of everything else, so that they are asked for before the script in the page runs;
 * and each as a script of its own, so that no task has to evaluate them all.
 */
export const scriptsFirst = (): Plugin => ({
  name: 'scripts-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const entry = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/g;
      const preload = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;
      const files = [preload, entry].flatMap((tags) => [...html.matchAll(tags)].map(([, file]) => file));
      const scripts = files.map((file) => `\n    <script type="module" crossorigin src="${file}"></script>`);
      const others = html.replace(preload, '').replace(entry, '');
      if (!others.includes(charset)) throw new Error('The page does not begin with its charset');
      return others.replace(charset, charset + scripts.join(''));
    },
  },
});
