import { textOf } from '../../../src/data/decode.ts';
import { type Connection, dealerReferences, readTimeZone } from '../dealer.ts';
import type { Outcome } from '../outcome.ts';
import { hostOfTenant } from '../host.ts';
import { table } from '../table.ts';

/** Lists every dealer of the project: host name, name, vehicles in stock, time zone. */
export async function listDealers({ database }: Connection): Promise<Outcome> {
  // This also returns tenants that exist only as the parents of other documents.
  const tenants = await database.collection('tenants').listDocuments();
  const dealers = await Promise.all(
    tenants.map(async ({ id }) => {
      const host = hostOfTenant(id);
      const dealer = dealerReferences(database, host);
      const [metadata, timeZone, inStock] = await Promise.all([
        dealer.metadata.get(),
        readTimeZone(dealer),
        dealer.lot.count().get(),
      ]);
      const dealerName = textOf(metadata.get('dealerName')) ?? '';
      return { host, dealerName, inStock: inStock.data().count, timeZone };
    }),
  );
  const text = table(['HOST', 'NAME', 'IN STOCK', 'TIME ZONE'], dealers.map(Object.values<string | number>));
  return { json: { dealers }, text };
}
