/** Options that some browsers only take when they start. */
export type PageOptions = { width: number; height: number; colorScheme: 'light' | 'dark' };

/** The part of Playwright's and Puppeteer's `Page` that WebDriver can also provide. */
export type Page = {
  goto: (url: string) => Promise<unknown>;
  /** Evaluates an expression in the page. The result is JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  mouse: { click(x: number, y: number): Promise<void> };
  /** Presses a key. A single character is typed. */
  keyboard: { press(key: string): Promise<void> };
  screenshot: () => Promise<Uint8Array>;
};

export type OpenedPage = { page: Page; close: () => Promise<void> };

/** Of all tests: not UTC, so that they notice a local time in place of UTC. */
export const timeZone = 'America/Los_Angeles';

/** English and the time zone, for programs that have no options for them. */
export const environment = { ...process.env, TZ: timeZone, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US' };

/** In ms. On a busy machine, Firefox takes half a minute to open its first page. */
export const timeout = 60_000;
