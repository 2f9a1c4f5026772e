import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { vehicleName } from '../../../src/text/format.ts';
import { decodeVehicle } from '../../../src/data/documents/vehicles.ts';
import { dayOf, type DealerContext, readTimeZone } from '../dealerRefs.ts';
import { type Outcome, table } from '../outcome.ts';

/** Decodes a document. Without make and model, which the site does not show, only the id remains. */
const vehicleOf = (document: QueryDocumentSnapshot) =>
  decodeVehicle({ id: document.id, fields: document.data() }) ?? { id: document.id, features: [] };

/** Lists a dealer's inventory, or the sold vehicles, in the order of their ids. */
export async function listVehicles(
  { dealer }: DealerContext,
  { sold = false }: { sold?: boolean },
): Promise<Outcome> {
  const timeZone = await readTimeZone(dealer);
  const { docs } = await (sold ? dealer.sales : dealer.inventory).get();
  const vehicles = docs.map((document) => ({
    ...vehicleOf(document),
    ...(sold ? { soldOn: dayOf(document.get('soldAt'), timeZone) } : {}),
  }));
  const rows = vehicles.map(({ price, mileage, soldOn, ...vehicle }) => [
    vehicle.id,
    vehicle.stockNumber,
    vehicleName(vehicle),
    price === undefined ? '' : `$${price.toLocaleString('en-US')}`,
    mileage === undefined ? '' : `${mileage.toLocaleString('en-US')} mi`,
    soldOn,
  ]);
  return {
    json: { vehicles },
    text: table(['ID', 'STOCK #', 'VEHICLE', 'PRICE', 'MILEAGE', ...(sold ? ['SOLD ON'] : [])], rows),
  };
}
