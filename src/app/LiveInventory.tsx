import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { createBackoff } from '../browser/createBackoff.ts';
import { findVehicles } from '../data/rules/inventory.ts';
import type { Fallible, InventorySummary } from '../data/model.ts';
import { InventoryScreen } from '../screens/InventoryScreen.tsx';
import type { ScreenInput } from './screenInput.ts';

/** After this time without a key press, the visitor has stopped typing. */
const typingPauseMs = 500;

/**
 * The inventory screen. Fetches the summary each time the screen opens, with retries. Search results follow once the typed
 * text has been painted.
 */
export function LiveInventory(input: ScreenInput) {
  const { inventory, searchText, fetchSummary } = input;
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
      onSearch={input.onSearch}
      onOpenVehicle={input.onOpenVehicle}
    />
  );
}
