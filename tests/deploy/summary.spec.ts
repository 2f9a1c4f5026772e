import { Timestamp } from 'firebase-admin/firestore';
import { dealerCommand } from '../../cli/dealer/tests/dealerCommand.ts';
import { someMetadata, someVehicles } from '../e2e/dealer.ts';
import type { Site } from '../e2e/site.ts';
import { expect, test } from './fixtures.ts';

/** Reopens the inventory, which requests the counts again. */
async function expectCounts(site: Site, ...counts: readonly string[]): Promise<void> {
  await site.navigateTo('Home');
  await site.navigateTo('Inventory');
  await expect(site.counts).toHaveText(counts);
}

test('the counts follow a sale and its reversal, in the dealer’s time zone', async ({ site, dealer }) => {
  const timeZone = 'Pacific/Kiritimati';
  await dealer.put({ metadata: someMetadata, vehicles: someVehicles });
  await dealer.putMarker();
  await dealer.settings.set({ timeZone });
  // At UTC+14, the month begins 14 hours earlier than in UTC.
  const today = new Date(new Date().toLocaleString('en-US', { timeZone }));
  const start = Date.UTC(today.getFullYear(), today.getMonth(), 1) - 14 * 3_600_000;
  const sell = (id: string, soldAt: number) =>
    dealer.sales.doc(id).set({ soldAt: Timestamp.fromMillis(soldAt) });
  await sell('last-month', start - 1);
  await sell('first-moment', start);
  await site.open();
  await expectCounts(site, '8', '7', '1');
  await dealerCommand('sell', dealer.host, 'b2');
  await expectCounts(site, '8', '6', '2');
  await expect(site.cards).toHaveCount(6);
  await dealerCommand('unsell', dealer.host, 'b2');
  await expectCounts(site, '8', '7', '1');
});
