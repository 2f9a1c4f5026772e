import { emulators } from '../../tools/emulators/addresses.ts';
import { expect, test as e2e } from '../e2e/fixtures.ts';
import { siteOn, urlOf } from '../e2e/site.ts';

/** `site` is the dealer's site as Hosting serves it. Nothing is mocked but Google Maps. */
export const test = e2e.extend({
  stock: {},
  site: async ({ context, page, dealer, browserErrors }, use) => {
    await browserErrors.watch(context, new URL(urlOf(dealer)), [
      emulators.auth,
      `http://${emulators.firestore}`,
    ]);
    await use(siteOn(page, dealer, browserErrors));
  },
});

export { expect };
