import { expect, test } from './fixtures.ts';
import { readUser } from './idToken.ts';
import type { Site } from './site.ts';

type Fault = 'throws' | 'throws on access' | 'is missing' | 'never responds' | 'is full';

/** Runs in the page. */
function breakStorage([indexedDb, localStorage]: readonly [Fault, Fault]): void {
  const fail = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const hide = (name: string, fault: Fault, missing: unknown) =>
    Object.defineProperty(window, name, fault === 'is missing' ? { value: missing } : { get: fail });
  if (indexedDb === 'throws') IDBFactory.prototype.open = fail;
  else if (indexedDb === 'never responds')
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  else hide('indexedDB', indexedDb, undefined);
  if (localStorage === 'is full') Storage.prototype.setItem = fail;
  else hide('localStorage', localStorage, null);
}

async function visit(site: Site) {
  const user = await readUser(site);
  await expect(site.page).toHaveTitle('Inventory · Alpha Autos');
  await expect(site.counts.first()).toHaveText('1,204');
  await expect(site.cards).toHaveCount(7);
  return user;
}

test('signs in whatever is wrong with storage', async ({ newVisitor }) => {
  for (const faults of [
    ['throws', 'throws on access'],
    ['is missing', 'throws on access'],
    ['throws on access', 'is missing'],
    ['never responds', 'throws on access'],
    ['throws', 'is full'],
  ] as const) {
    await test.step(`IndexedDB ${faults[0]} and localStorage ${faults[1]}`, async () => {
      const visitor = await newVisitor();
      await visitor.page.addInitScript(breakStorage, faults);
      expect((await visit(visitor)).provider).toBe('anonymous');
      await visitor.page.close();
    });
  }
});

// Safari deletes what a site has stored seven days after the last visit.
test('a visitor whose stored data was deleted gets a new account and the whole page', async ({ site }) => {
  const first = await visit(site);
  expect(await visit(site)).toEqual(first);
  await site.page.goto('about:blank');
  const browser = await site.page.context().newCDPSession(site.page);
  await browser.send('Storage.clearDataForOrigin', { origin: new URL(site.url).origin, storageTypes: 'all' });
  expect((await visit(site)).id).not.toBe(first.id);
});
