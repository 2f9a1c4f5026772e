import { once } from '../data/once';

/** The code of the screens that a visit does not open with, each a chunk of its own that is asked for once. */
export const screenCode = {
  inventory: once(() => import('./LiveInventory')),
  vehicleDetail: once(() => import('../screens/VehicleDetailScreen')),
  valuation: once(() => import('../screens/ValuationScreen')),
  about: once(() => import('../screens/AboutScreen')),
  contact: once(() => import('../screens/ContactScreen')),
};

/** Asks for all of it, one after the other, so that no screen has to be waited for later. */
export async function fetchScreens(): Promise<void> {
  for (const load of Object.values(screenCode)) {
    // A chunk that does not come now is asked for again when its screen is opened.
    await load().catch(() => {});
  }
}
