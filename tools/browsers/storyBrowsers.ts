import { defineBrowserProvider } from '@vitest/browser';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserInstanceOption, BrowserProvider, TestProject } from 'vitest/node';
import { findBrowser, type OtherBrowser } from './findBrowser.ts';
import { adaptToStockFirefox, stockFirefoxOptions } from './stockFirefox.ts';
import { startStockWebKit } from './stockWebKit.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What a provider does besides resizing the story's frame. Vitest does not declare it. */
    __vitest_viewport: () => Promise<void>;
  }
}

const contextOptions = {
  colorScheme: 'light',
  reducedMotion: 'reduce',
  locale: 'en-US',
  timezoneId: 'UTC',
} as const;

/** Runs the stories in Firefox or WebKit, in the light scheme: in Playwright's build, or else in the distribution's. */
export function storyBrowser(browser: OtherBrowser): BrowserInstanceOption {
  const { executablePath, isStock } = findBrowser(browser) ?? { executablePath: '', isStock: false };
  if (!isStock) return { browser, provider: playwright({ contextOptions }) };
  if (browser === 'webkit') return { browser, provider: stockWebKitProvider(executablePath) };
  adaptToStockFirefox();
  return {
    browser,
    provider: playwright({ launchOptions: stockFirefoxOptions(executablePath), contextOptions }),
  };
}

const stockWebKitProvider = (executablePath: string) =>
  defineBrowserProvider({
    name: 'stock-webkit',
    supportedBrowser: ['webkit'],
    providerFactory: (project) => openStockWebKit(project, executablePath),
  });

function openStockWebKit(project: TestProject, executablePath: string): BrowserProvider {
  // The window stays large; Vitest resizes only the frame of the story.
  project.browser?.registerCommand('__vitest_viewport', () => Promise.resolve());
  let browser: ReturnType<typeof startStockWebKit> | undefined;
  return {
    name: 'stock-webkit',
    supportsParallelism: false,
    getCommandsContext: () => ({}),
    openPage: async (_sessionId, url) => {
      browser ??= startStockWebKit(executablePath);
      const { session } = await browser;
      await session.resize(1960, 1260);
      await session.navigate(url);
    },
    close: async () => {
      await (await browser)?.close();
    },
  };
}
