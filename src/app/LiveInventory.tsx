import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { findVehicles } from '../data/inventory.ts';
import type { Fallible, InventorySummary, Loadable, Vehicle } from '../data/model.ts';
import { InventoryScreen, type InventoryScreenProps } from '../screens/InventoryScreen.tsx';

type LiveInventoryProps = Omit<InventoryScreenProps, 'summary' | 'vehicles'> & {
  inventory: Loadable<readonly Vehicle[]>;
  fetchSummary: () => Promise<InventorySummary>;
};

/**
 * The inventory screen with its summary, which is fetched each time the screen opens, and with the search applied. The
 * result follows once the typed text has been painted.
 */
export function LiveInventory({ fetchSummary, inventory, searchText, ...screen }: LiveInventoryProps) {
  const [summary, setSummary] = useState<Fallible<InventorySummary>>({ status: 'loading' });

  const deferredText = useDeferredValue(searchText);
  const vehicles = useMemo(
    (): typeof inventory =>
      inventory.status === 'ready'
        ? { status: 'ready', value: findVehicles(inventory.value, deferredText) }
        : inventory,
    [inventory, deferredText],
  );

  useEffect(() => {
    let isMounted = true;
    const show = (next: Fallible<InventorySummary>) => {
      if (isMounted) setSummary(next);
    };
    fetchSummary().then(
      (value) => show({ status: 'ready', value }),
      (error: Error) => show({ status: 'failed', message: error.message }),
    );
    return () => {
      isMounted = false;
    };
  }, [fetchSummary]);

  return <InventoryScreen summary={summary} searchText={searchText} vehicles={vehicles} {...screen} />;
}
