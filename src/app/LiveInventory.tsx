import { useEffect, useState } from 'react';
import type { InventorySummary, Loadable } from '../data/model';
import { InventoryScreen, type InventoryScreenProps } from '../screens/InventoryScreen';

type LiveInventoryProps = Omit<InventoryScreenProps, 'summary'> & {
  fetchSummary: () => Promise<InventorySummary>;
};

/** The inventory screen with its summary, which is fetched each time the screen opens (specification 7). */
export function LiveInventory({ fetchSummary, ...screen }: LiveInventoryProps) {
  const [summary, setSummary] = useState<Loadable<InventorySummary>>({ status: 'loading' });

  useEffect(() => {
    let isShown = true;
    const show = (next: Loadable<InventorySummary>) => {
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

  return <InventoryScreen summary={summary} {...screen} />;
}
