import { emulators } from '../../tools/emulators/addresses.ts';
import { mapUrl } from '../e2e/browserErrors.ts';
import { expect, test as e2e } from '../e2e/fixtures.ts';
import { Site, urlOf } from '../e2e/site.ts';

/** `site` is the dealer's site as Hosting serves it. Nothing is mocked but Google Maps. */
export const test = e2e.extend({
  stock: {},
  site: async ({ context, page, dealer, browserErrors }, use) => {
    browserErrors.watch(context, new URL(urlOf(dealer)), [emulators.auth, `http://${emulators.firestore}`]);
    await context.route(`${mapUrl}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Map</title>A map' }),
    );
    await use(new Site(page, dealer, browserErrors));
  },
});

export { expect };
