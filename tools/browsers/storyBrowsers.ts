import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserInstanceOption } from 'vitest/node';
import type { OtherBrowser } from './findBrowser.ts';
import { openPage } from './openPage.ts';
import type { OpenedPage } from './page.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Vitest calls this when a story changes its viewport, but does not declare it. */
    __vitest_viewport: () => Promise<void>;
  }
}

/** Runs the stories in Firefox or WebKit, in the light scheme. */
export const storyBrowser = (browser: OtherBrowser): BrowserInstanceOption => ({
  browser,
  provider: defineBrowserProvider({
    name: `other-${browser}`,
    supportedBrowser: [browser],
    providerFactory: (project) => {
      // The window stays large; Vitest resizes only the frame of the story.
      project.browser?.registerCommand('__vitest_viewport', () => Promise.resolve());
      let opened: Promise<OpenedPage> | undefined;
      return {
        name: 'other-browser',
        supportsParallelism: false,
        getCommandsContext: () => ({}),
        openPage: async (_sessionId, url) => {
          opened ??= openPage(browser, { width: 1960, height: 1260, colorScheme: 'light' });
          await (await opened).page.goto(url);
        },
        close: async () => (await opened)?.close(),
      };
    },
  }),
});
