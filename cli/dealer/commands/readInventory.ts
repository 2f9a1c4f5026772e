import { decodeList, decodeText } from '../../../src/shared/documents/decode.ts';
import type { DealerRefs } from '../dealerRefs.ts';
import type { Sales, Vehicles } from '../inventory/importedVehicle.ts';
import { decodeImported, decodeSale } from '../inventory/vehicleCodec.ts';

/** Reads the inventory with its photos. */
export async function readInventory({ inventory, photos }: DealerRefs): Promise<Vehicles> {
  const [{ docs }, lists] = await Promise.all([inventory.get(), photos.get()]);
  const photosOf = new Map(lists.docs.map((list) => [list.id, list.data()]));
  return new Map(docs.map((it) => [it.id, decodeImported(it.data(), photosOf.get(it.id))]));
}

export async function readSales({ sales }: DealerRefs): Promise<Sales> {
  const { docs } = await sales.get();
  return new Map(docs.map((sale) => [sale.id, decodeSale(sale.data())]));
}

/** The names of the columns and other matters of feeds that a person has accepted. */
export async function readAccepted({ settings }: DealerRefs): Promise<string[]> {
  const document = await settings.get();
  return decodeList(document.get('acceptedColumns'), decodeText);
}
