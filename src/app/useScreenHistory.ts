import { use, useCallback, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { closeTopmost } from './closeOnBack.ts';
import { focusHeading } from './focusHeading.ts';
import { findScreen } from './screens.tsx';

export type Place = {
  /** An unknown name shows the home screen. */
  screen: string;
  vehicleId?: string;
};

/** The state of a history entry. */
type Entry = Place & {
  /** Identifies the page load, so that entries from before a reload are not mistaken for this visit's. */
  visit: number;
  /** The number of this visit's earlier entries. */
  index: number;
};

type Destination = {
  place: Place | Entry;
  /** Settles when the screen's code has loaded or failed. Absent if it had loaded before. */
  code?: Promise<void>;
};

const scrollToTop = () => scrollTo({ top: 0, behavior: 'instant' });

/** Scrolls to the top and moves the focus to the screen's heading, so that Tab continues from there. */
function returnToTop() {
  scrollToTop();
  focusHeading();
}

/**
 * The current screen. A change scrolls to the top, moves focus to the new screen's heading and adds a history entry with
 * the same URL; choosing the current screen again only scrolls to the top. Back and Forward show the screen of their
 * entry, or close the topmost layer. An entry that this visit did not add shows the first screen. While the code of the next
 * screen loads, `isPending` is true and the current screen stays.
 *
 * @param start where the visit starts
 */
export function useScreenHistory(start: Place) {
  const [visit] = useState(() => performance.timeOrigin + performance.now());
  const [{ place, code }, setDestination] = useState<Destination>({ place: start });
  const [isPending, startTransition] = useTransition();
  const shown = useRef(place);
  /** The index of the browser's current history entry. */
  const index = useRef(0);
  if (code !== undefined) use(code);

  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    returnToTop();
    if ('index' in place) return;
    // Every screen starts at the top, also after Back. Until the first change, a reload keeps the position.
    history.scrollRestoration = 'manual';
    try {
      history.pushState({ ...place, visit, index: index.current + 1 } satisfies Entry, '');
      index.current += 1;
    } catch {
      // Safari allows 100 entries in 30 s. Back then skips this screen.
    }
  }, [place, visit]);

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
      index.current = entry.index;
      setDestination({ place: entry });
    };
    addEventListener('popstate', handlePopState);
    return () => removeEventListener('popstate', handlePopState);
  }, [start, visit]);

  const goTo = useCallback((next: Place) => {
    const { screen, vehicleId } = shown.current;
    const { Content } = findScreen(next.screen);
    if (next.screen === screen && next.vehicleId === vehicleId) {
      setDestination({ place: shown.current });
      scrollToTop();
    } else if (Content.isLoaded()) setDestination({ place: next });
    else {
      const code = Content.load().catch(() => {});
      startTransition(() => setDestination({ place: next, code }));
    }
  }, []);
  return { place, isPending, hasMoved: place !== start, goTo, returnToTop };
}
