import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { plainPagePath } from '../src/page/elements.ts';
import { inlineTheme } from '../tools/vite/inlineTheme.ts';
import { readProjectConfig } from '../tools/vite/readProjectConfig.ts';
import { hasServerPage } from '../tools/vite/serverPage.ts';
import manifest from './package.json' with { type: 'json' };

const root = fileURLToPath(new URL('.', import.meta.url));
const product = fileURLToPath(new URL('..', import.meta.url));
const config = readProjectConfig(product);
const siteOrigin = process.env['SITE_ORIGIN'];
const plainPage = `${product}dist${plainPagePath}`;

/** Renders the home screen with the site's own components, whose names, made from styles, must be those of the site's build. */
const withPage = () => ({
  plugins: [inlineTheme()],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: true, ssr: true } } },
  // The site's packages are not installed with the functions.
  ssr: { noExternal: true as const, external: Object.keys(manifest.dependencies) },
  define: {
    'process.env.NODE_ENV': '"production"',
    // `npm run deploy` knows it. The emulators write it into the environment.
    ...(siteOrigin && { 'process.env.SITE_ORIGIN': JSON.stringify(siteOrigin) }),
    'process.env.PLAIN_PAGE': JSON.stringify(existsSync(plainPage) ? readFileSync(plainPage, 'utf8') : ''),
  },
  input: { index: `${root}src/indexWithPage.ts`, dealers: `${root}src/index.ts` },
});

/** Bundles the functions with the code that they share with the site. */
export default defineConfig(() => {
  const { input, define, ...options } = hasServerPage()
    ? withPage()
    : { input: { index: `${root}src/index.ts` }, define: {} };
  return {
    ...options,
    root,
    define: {
      ...define,
      // Without a configuration at build time, the function reads its own environment.
      ...(config && { 'process.env.TENANT_CONFIG': JSON.stringify(JSON.stringify(config)) }),
    },
    build: {
      ssr: true,
      outDir: 'lib',
      target: 'node24',
      emptyOutDir: true,
      rolldownOptions: { input },
    },
  };
});
