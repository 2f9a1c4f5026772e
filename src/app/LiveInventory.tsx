import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { searchVehicles } from '../data/inventory';
import type { Fallible, InventorySummary, Loadable, Vehicle } from '../data/model';
import { InventoryScreen, type InventoryScreenProps } from '../screens/InventoryScreen';

type LiveInventoryProps = Omit<InventoryScreenProps, 'summary' | 'vehicles'> & {
  /** All that there are. */
  inventory: Loadable<readonly Vehicle[]>;
  fetchSummary: () => Promise<InventorySummary>;
};

/**
 * The inventory screen with its summary, which is fetched each time the screen opens (specification 7), and with the
 * vehicles that the search finds. These follow the typed text as soon as it is shown.
 */
export function LiveInventory({ fetchSummary, inventory, searchText, ...screen }: LiveInventoryProps) {
  const [summary, setSummary] = useState<Fallible<InventorySummary>>({ status: 'loading' });

  const wanted = useDeferredValue(searchText);
  const vehicles = useMemo(
    (): typeof inventory =>
      inventory.status === 'ready'
        ? { status: 'ready', value: searchVehicles(inventory.value, wanted) }
        : inventory,
    [inventory, wanted],
  );

  useEffect(() => {
    let isShown = true;
    const show = (next: Fallible<InventorySummary>) => {
      if (isShown) setSummary(next);
    };
    fetchSummary().then(
      (value) => show({ status: 'ready', value }),
      (error: Error) => show({ status: 'failed', message: error.message }),
    );
    return () => {
      isShown = false;
    };
  }, [fetchSummary]);

  return <InventoryScreen summary={summary} searchText={searchText} vehicles={vehicles} {...screen} />;
}
