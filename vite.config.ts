import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { optimization } from './tools/vite/bundleScript.ts';
import { contentPolicy } from './tools/vite/contentPolicy.ts';
import { hostingPlugin } from './tools/vite/hosting.ts';
import { importRetries } from './tools/vite/importRetries.ts';
import { inlineTheme } from './tools/vite/inlineTheme.ts';
import { notFoundPage } from './tools/vite/notFoundPage.ts';
import { pageHead } from './tools/vite/pageHead.ts';
import { hasServerPage, serverPage } from './tools/vite/serverPage.ts';
import { serviceWorker } from './tools/vite/serviceWorker.ts';

/** The oldest supported browser versions, such as `safari17.5`. Applies to scripts and styles. */
const supportedBrowsers = manifest.browserslist.map((browser) =>
  browser.replace('ios_saf', 'ios').replace(' ', ''),
);

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    importRetries(),
    inlineTheme(),
    pageHead(),
    contentPolicy(),
    serverPage(),
    notFoundPage(),
    serviceWorker(),
    hostingPlugin(),
  ],
  // The site has a single URL; every other path is a 404.
  appType: 'mpa',
  // CORS adds `Vary: Origin`, which makes browsers request cached files again. Firebase Hosting does not send it.
  preview: { cors: false },
  resolve: {
    alias: { re2js: fileURLToPath(new URL('tools/vite/re2jsStub.ts', import.meta.url)) },
  },
  oxc: {
    plugins: {
      // The server's page needs names that do not depend on the bundle, which cost 400 bytes before the content.
      styledComponents: {
        displayName: command === 'serve',
        fileName: true,
        ssr: hasServerPage(),
      },
    },
  },
  // Like the chunks of the page.
  worker: { rolldownOptions: { output: { comments: false } } },
  build: {
    target: supportedBrowsers,
    rolldownOptions: {
      optimization,
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules|rolldown\/runtime/ },
            { name: 'site', tags: ['$initial'] },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 600,
  },
}));
