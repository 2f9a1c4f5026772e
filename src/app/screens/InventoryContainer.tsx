import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { countBodyStyles, findVehicles } from '../../data/rules/findVehicles.ts';
import { InventoryScreen } from '../../screens/InventoryScreen.tsx';
import { focusHeading } from './focusHeading.ts';
import { type ScreenInput, wholeInventory } from './screenInput.ts';
import { useLoaded } from './useLoaded.ts';
import { watchBusy } from './watchBusy.ts';

/**
 * The inventory screen. Fetches the summary each time the screen opens, with retries. Search results follow once the typed
 * text has been painted.
 */
export function InventoryContainer(input: ScreenInput) {
  const { inventory, fetchSummary, onNextQueryChange } = input;
  const summary = useLoaded(fetchSummary);

  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => watchBusy(setIsBusy), []);

  const query = useDeferredValue(input.query);
  const vehicles = useMemo(
    (): typeof inventory =>
      inventory.status === 'ready'
        ? { status: 'ready', value: findVehicles(inventory.value, query) }
        : inventory,
    [inventory, query],
  );
  const all = inventory.status === 'ready' ? inventory.value : undefined;
  const bodyStyles = useMemo(
    () => countBodyStyles(all ?? [], input.query.bodyStyle),
    [all, input.query.bodyStyle],
  );
  const onClear = useCallback(() => {
    onNextQueryChange({ ...wholeInventory });
    // The button disappears.
    focusHeading();
  }, [onNextQueryChange]);

  return (
    <InventoryScreen
      summary={summary}
      vehicles={vehicles}
      query={query}
      nextQuery={input.query}
      bodyStyles={bodyStyles}
      isBusy={isBusy}
      totalCount={all?.length}
      minCount={input.minCardCount}
      phone={input.metadata.contact.phone}
      onNextQueryChange={onNextQueryChange}
      onClear={onClear}
      onOpenVehicle={input.onOpenVehicle}
    />
  );
}
