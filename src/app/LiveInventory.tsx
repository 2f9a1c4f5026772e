import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { findVehicles } from '../data/rules/inventory.ts';
import type { Fallible, InventorySummary, Loadable, Vehicle } from '../data/model.ts';
import { InventoryScreen, type InventoryScreenProps } from '../screens/InventoryScreen.tsx';

type LiveInventoryProps = Omit<InventoryScreenProps, 'summary' | 'vehicles'> & {
  inventory: Loadable<readonly Vehicle[]>;
  fetchSummary: () => Promise<InventorySummary>;
};

/**
 * The inventory screen with its summary, which is fetched each time the screen opens, and with the search applied. The
 * result follows once the typed text has been painted. The screen is unmounted when it closes, so a late answer has no effect.
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
    fetchSummary().then(
      (value) => setSummary({ status: 'ready', value }),
      (error: Error) => setSummary({ status: 'failed', message: error.message }),
    );
  }, [fetchSummary]);

  return <InventoryScreen summary={summary} searchText={searchText} vehicles={vehicles} {...screen} />;
}
