import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { type ReleasedSite, releaseSite } from './releasedSite.ts';
import { siteUrl } from './site.ts';

/** A test whose visitor has a service worker, with a copy of the build of its own. */
export const test = base.extend<{ release: ReleasedSite }>({
  serviceWorkers: 'allow',
  release: async ({ baseURL: _ }, use) => {
    const release = await releaseSite();
    await use(release);
    await release.close();
  },
  url: ({ dealer, release }, use) => use(siteUrl(dealer, release.port)),
});

/** Waits until a worker will answer the next visit, and no newer one is being installed. */
export const workerInstalled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { active, installing } = await navigator.serviceWorker.ready;
        return active?.state === 'activated' && installing === null;
      }),
    )
    .toBe(true);

export { expect };
