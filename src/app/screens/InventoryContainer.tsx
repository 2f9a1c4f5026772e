import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { countBodyStyles, findVehicles } from '../../data/rules/findVehicles.ts';
import { InventoryScreen } from '../../screens/InventoryScreen.tsx';
import { focusHeading } from './focusHeading.ts';
import type { ScreenInput } from './screenInput.ts';
import { useLoaded } from './useLoaded.ts';
import { wholeInventory } from './wholeInventory.ts';

/** After this time without a key press, the visitor has stopped typing. */
const typingPauseMs = 500;

/** A press counts as ended after this time: a release in another window fires no event here. */
const longestPressMs = 5_000;

/** Whether the visitor is typing, or pressing a key or a pointer. */
function useIsBusy(): boolean {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const beBusyFor = (ms: number) => () => {
      // In a task of its own, so that the browser responds to the input before React renders.
      setTimeout(setIsBusy, 0, true);
      clearTimeout(timer);
      timer = setTimeout(setIsBusy, ms, false);
    };
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, beBusyFor(longestPressMs), { signal });
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, beBusyFor(0), { signal });
    for (const type of ['keyup', 'input']) addEventListener(type, beBusyFor(typingPauseMs), { signal });
    return () => end.abort();
  }, []);
  return isBusy;
}

/**
 * The inventory screen. Fetches the summary each time the screen opens, with retries. Search results follow once the typed
 * text has been painted.
 */
export function InventoryContainer(input: ScreenInput) {
  const { inventory, fetchSummary, onQueryChange } = input;
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
    onQueryChange({ ...wholeInventory });
    // The button disappears.
    focusHeading();
  }, [onQueryChange]);

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
      onQueryChange={onQueryChange}
      onClear={onClear}
      onOpenVehicle={input.onOpenVehicle}
    />
  );
}
