import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { visibleVehicles } from '../data/inventory.ts';
import type { Fallible, InventorySummary, Loadable, Vehicle } from '../data/model.ts';
import { InventoryScreen, type InventoryScreenProps } from '../screens/InventoryScreen.tsx';

type LiveInventoryProps = Omit<InventoryScreenProps, 'summary' | 'vehicles'> & {
  inventory: Loadable<readonly Vehicle[]>;
  fetchSummary: () => Promise<InventorySummary>;
};

/**
 * The inventory screen with its summary, which is fetched each time the screen opens, and with the query applied. The
 * result follows once the typed text has been painted.
 */
export function LiveInventory({ fetchSummary, inventory, query, ...screen }: LiveInventoryProps) {
  const [summary, setSummary] = useState<Fallible<InventorySummary>>({ status: 'loading' });

  const deferredQuery = useDeferredValue(query);
  const vehicles = useMemo(
    (): typeof inventory =>
      inventory.status === 'ready'
        ? { status: 'ready', value: visibleVehicles(inventory.value, deferredQuery) }
        : inventory,
    [inventory, deferredQuery],
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

  return <InventoryScreen summary={summary} query={query} vehicles={vehicles} {...screen} />;
}
