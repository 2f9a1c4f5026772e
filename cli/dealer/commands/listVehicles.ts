import { formatDollars, formatMileage, vehicleName } from '../../../src/shared/text/format.ts';
import { formatDay } from '../dates.ts';
import { type DealerContext, readTimeZone } from '../dealerRefs.ts';
import { decodeAnyVehicle } from '../inventory/vehicleCodec.ts';
import { type Outcome, table } from '../outcome.ts';
import { readAccepted } from './readInventory.ts';

/** Lists a dealer's inventory, or the sold vehicles, in the order of their ids, and what was accepted for imports. */
export async function listVehicles(
  { dealer, terminal }: DealerContext,
  { sold = false }: { sold?: boolean },
): Promise<Outcome> {
  const timeZone = await readTimeZone(dealer);
  const { docs } = await (sold ? dealer.sales : dealer.inventory).get();
  const vehicles = docs.map((document) => ({
    ...decodeAnyVehicle(document.id, document.data()),
    ...(sold ? { soldOn: formatDay(document.get('soldAt'), timeZone) } : {}),
  }));
  const rows = vehicles.map(({ price, mileage, soldOn, ...vehicle }) => [
    vehicle.id,
    vehicle.stockNumber,
    vehicleName(vehicle),
    price === undefined ? '' : formatDollars(price),
    mileage === undefined ? '' : formatMileage(mileage),
    soldOn,
  ]);
  const acceptedColumns = await readAccepted(dealer);
  if (acceptedColumns.length > 0) terminal.note(`Accepted for imports: ${acceptedColumns.join(', ')}`);
  return {
    json: { vehicles, acceptedColumns },
    text: table(['ID', 'STOCK #', 'VEHICLE', 'PRICE', 'MILEAGE', ...(sold ? ['SOLD ON'] : [])], rows),
  };
}
