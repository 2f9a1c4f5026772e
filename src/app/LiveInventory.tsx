import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { createBackoff } from '../browser/createBackoff.ts';
import { findVehicles } from '../data/rules/inventory.ts';
import type { Fallible, InventorySummary } from '../data/model.ts';
import { InventoryScreen } from '../screens/InventoryScreen.tsx';
import type { ScreenInput } from './screenInput.ts';

/** A longer pause between two keys counts as the end of typing. */
const typingPauseMs = 500;

/**
 * The inventory screen with its summary, which is fetched each time the screen opens and retried after a failure, and with the
 * search applied. The result follows once the typed text has been painted.
 */
export function LiveInventory(site: ScreenInput) {
  const { inventory, searchText, fetchSummary } = site;
  const [summary, setSummary] = useState<Fallible<InventorySummary>>({ status: 'loading' });

  const query = useDeferredValue(searchText);
  const vehicles = useMemo(
    (): typeof inventory =>
      inventory.status === 'ready'
        ? { status: 'ready', value: findVehicles(inventory.value, query) }
        : inventory,
    [inventory, query],
  );

  const [typedText, setTypedText] = useState(searchText);
  useEffect(() => {
    const timer = setTimeout(() => setTypedText(searchText), typingPauseMs);
    return () => clearTimeout(timer);
  }, [searchText]);

  useEffect(() => {
    const load = () =>
      void fetchSummary().then(
        (value) => setSummary({ status: 'ready', value }),
        (error: Error) => {
          setSummary({ status: 'failed', message: error.message });
          backoff.schedule();
        },
      );
    const backoff = createBackoff(load);
    load();
    return backoff.cancel;
  }, [fetchSummary]);

  const isTyping = typedText !== searchText;
  return (
    <InventoryScreen
      {...{ summary, vehicles, query, isTyping, searchText }}
      onSearch={site.onSearch}
      onOpenVehicle={site.onOpenVehicle}
    />
  );
}
