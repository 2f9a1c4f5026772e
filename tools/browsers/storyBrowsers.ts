import { defineBrowserProvider } from '@vitest/browser';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserInstanceOption, BrowserProvider, TestProject } from 'vitest/node';
import type { ColorScheme, Driver } from './driver.ts';
import { findBrowser, type OtherBrowser } from './findBrowser.ts';
import { startStockFirefox } from './stockFirefox.ts';
import { startStockWebKit } from './stockWebKit.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What a provider does besides resizing the story's frame. Vitest does not declare it. */
    __vitest_viewport: () => Promise<void>;
  }
}

/** Starts the distribution's browser. */
export const startStock: Readonly<
  Record<OtherBrowser, (executablePath: string, colorScheme: ColorScheme) => Promise<Driver>>
> = { firefox: startStockFirefox, webkit: startStockWebKit };

/** Runs the stories in Firefox or WebKit, in the light scheme: in Playwright's build, or else in the distribution's. */
export function storyBrowser(browser: OtherBrowser): BrowserInstanceOption {
  const { executablePath, isStock } = findBrowser(browser) ?? { executablePath: '', isStock: false };
  const contextOptions = {
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  } as const;
  if (!isStock) return { browser, provider: playwright({ contextOptions }) };
  const provider = defineBrowserProvider({
    name: `stock-${browser}`,
    supportedBrowser: [browser],
    providerFactory: (project) => openStock(project, () => startStock[browser](executablePath, 'light')),
  });
  return { browser, provider };
}

function openStock(project: TestProject, start: () => Promise<Driver>): BrowserProvider {
  // The window stays large; Vitest resizes only the frame of the story.
  project.browser?.registerCommand('__vitest_viewport', () => Promise.resolve());
  let driver: Promise<Driver> | undefined;
  return {
    name: 'stock-browser',
    supportsParallelism: false,
    getCommandsContext: () => ({}),
    openPage: async (_sessionId, url) => {
      driver ??= start();
      const { resize, navigate } = await driver;
      await resize(1960, 1260);
      await navigate(url);
    },
    close: async () => {
      await (await driver)?.close();
    },
  };
}
