import { use, useCallback, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { focusHeading } from '../screens/focusHeading.ts';
import type { Place } from '../screens/screenInput.ts';
import { findScreen } from '../screens/screens.ts';
import { closeTopmost } from './closeOnBack.ts';

type Entry = Place & {
  /** Identifies the page load, so that entries from before a reload are not mistaken for this visit's. */
  visit: number;
  /** The number of this visit's earlier entries. */
  index: number;
};

/** Where the visitor was when another screen replaced this one. */
type Departure = {
  top: number;
  /** Number of vehicle cards down to the bottom of the window. */
  cardCount: number;
  openedVehicleId: string | undefined;
};

type Destination = {
  place: Place | Entry;
  departure?: Departure | undefined;
  /** Settles when the screen's code has loaded or failed. Absent if it had loaded before. */
  code?: Promise<void>;
};

const scrollToTop = () => scrollTo({ top: 0, behavior: 'instant' });

/** Scrolls to the top and moves the focus to the screen's heading, so that Tab continues from there. */
function returnToTop() {
  scrollToTop();
  focusHeading();
}

const readDeparture = (openedVehicleId: string | undefined): Departure => ({
  top: scrollY,
  cardCount: [...document.querySelectorAll('main article')].filter(
    (card) => card.getBoundingClientRect().top < innerHeight,
  ).length,
  openedVehicleId,
});

/** Scrolls to where the visitor was, and moves the focus to the card that was opened there, or else to the heading. */
function returnToDeparture({ top, openedVehicleId }: Departure) {
  scrollTo({ top, behavior: 'instant' });
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main article button')];
  const opener = buttons.find(({ value }) => value === openedVehicleId);
  if (opener) opener.focus({ preventScroll: true });
  else focusHeading();
}

/**
 * The current screen. A change scrolls to the top, moves focus to the new screen's heading and adds a history entry with
 * the same URL; choosing the current screen again only scrolls to the top. Back and Forward show the screen of their
 * entry where the visitor left it, or close the topmost layer. An entry that this visit did not add shows the first screen.
 * While the code of the next screen loads, `isPending` is true and the current screen stays.
 */
export function useScreenHistory(start: Place) {
  const [visit] = useState(() => performance.timeOrigin + performance.now());
  const [{ place, departure, code }, setDestination] = useState<Destination>({ place: start });
  const [isPending, startTransition] = useTransition();
  const shown = useRef<Destination>({ place });
  /** The index of the browser's current history entry. */
  const index = useRef(0);
  /** By the index of the entry. */
  const departures = useRef<Departure[]>([]);
  if (code !== undefined) use(code);

  useLayoutEffect(() => {
    if (shown.current.place === place) return;
    shown.current = { place, departure };
    if (departure) returnToDeparture(departure);
    else returnToTop();
    if ('index' in place) return;
    // The browser would scroll before the screen is there. Until the first change, a reload keeps the position.
    history.scrollRestoration = 'manual';
    try {
      history.pushState({ ...place, visit, index: index.current + 1 } satisfies Entry, '');
      index.current += 1;
    } catch {
      // Safari allows 100 entries in 30 s. Back then skips this screen.
    }
  }, [place, departure, visit]);

  useEffect(() => {
    const handlePopState = ({ state }: PopStateEvent) => {
      const known = state as Entry | null;
      const entry = known?.visit === visit ? known : { ...start, visit, index: 0 };
      const steps = index.current - entry.index;
      if (steps === 0) return;
      if (closeTopmost()) {
        // The browser has already moved: return to the entry of the current screen.
        history.go(steps);
        return;
      }
      departures.current[index.current] = readDeparture(shown.current.departure?.openedVehicleId);
      index.current = entry.index;
      setDestination({ place: entry, departure: departures.current[entry.index] });
    };
    addEventListener('popstate', handlePopState);
    return () => removeEventListener('popstate', handlePopState);
  }, [start, visit]);

  const goTo = useCallback((next: Place) => {
    const { place: current } = shown.current;
    const { Content } = findScreen(next.screen);
    if (next.screen === current.screen && next.vehicleId === current.vehicleId) {
      setDestination({ place: current });
      scrollToTop();
      return;
    }
    departures.current[index.current] = readDeparture(next.vehicleId);
    if (Content.isLoaded()) setDestination({ place: next });
    else startTransition(() => setDestination({ place: next, code: Content.load() }));
  }, []);
  const minCardCount = departure?.cardCount ?? 0;
  return { place, minCardCount, isPending, hasMoved: place !== start, goTo, returnToTop };
}
