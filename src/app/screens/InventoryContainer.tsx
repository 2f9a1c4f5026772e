import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { countBodyStyles, findVehicles } from '../../data/rules/findVehicles.ts';
import { InventoryScreen } from '../../screens/InventoryScreen.tsx';
import { focusHeading } from './focusHeading.ts';
import { type ScreenInput, wholeInventory } from './screenInput.ts';
import { useLoaded } from './useLoaded.ts';

/** How long the visitor is busy after each event, in ms. */
const busyMs: Readonly<Record<string, number>> = {
  // A release in another window fires no event here.
  pointerdown: 5_000,
  keydown: 5_000,
  pointerup: 0,
  pointercancel: 0,
  // A visitor who types pauses for less than this.
  keyup: 500,
  input: 500,
};

/** Whether the visitor is typing, or pressing a key or a pointer. */
function useIsBusy(): boolean {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleEvent = ({ type }: Event) => {
      // In a task of its own, so that the browser responds to the input before React renders.
      setTimeout(setIsBusy, 0, true);
      clearTimeout(timer);
      timer = setTimeout(setIsBusy, busyMs[type], false);
    };
    for (const type of Object.keys(busyMs)) addEventListener(type, handleEvent);
    return () => {
      for (const type of Object.keys(busyMs)) removeEventListener(type, handleEvent);
    };
  }, []);
  return isBusy;
}

/**
 * The inventory screen. Fetches the summary each time the screen opens, with retries. Search results follow once the typed
 * text has been painted.
 */
export function InventoryContainer(input: ScreenInput) {
  const { inventory, fetchSummary, onNextQueryChange } = input;
  const summary = useLoaded(fetchSummary);

  const isBusy = useIsBusy();

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
