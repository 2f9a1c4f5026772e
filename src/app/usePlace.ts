import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { closeTopmost } from './closeOnBack.ts';
import { findScreen } from './screens.tsx';

/** Where the visitor is. */
export type Place = {
  /** An unknown name shows the home screen. */
  screen: string;
  vehicleId?: string;
};

/** A place in the browser's history: the state of its entry. */
type Entry = Place & {
  /** Identifies the page load, so that entries from before a reload are not mistaken for this visit's. */
  visit: number;
  /** How many screens the visitor has opened before this one. */
  index: number;
};

/** A shorter wait for the next screen shows no sign of it. */
const lateMs = 300;

const scrollToTop = () => scrollTo({ top: 0, behavior: 'instant' });

/**
 * The current screen. A change scrolls to the top, moves focus to the new screen's heading and adds a history entry with
 * the same address; choosing the current screen again only scrolls to the top. Back and Forward show the screen of their
 * entry, or close what is open above the screen. An entry that this visit did not add shows the first screen. `isLate`:
 * the code of the next screen has been loading for more than 300 ms.
 *
 * @param start where the visit starts
 * @param main the element that contains the screen
 */
export function usePlace(start: Place, main: RefObject<HTMLElement | null>) {
  const [first] = useState<Entry>(() => ({
    ...start,
    visit: performance.timeOrigin + performance.now(),
    index: 0,
  }));
  const [place, setPlace] = useState(first);
  const shown = useRef(place);
  const wanted = useRef<Place>(place);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isLate, setIsLate] = useState(false);

  /** A screen whose chunk is still loading is no longer wanted. */
  const want = useCallback((next: Place) => {
    wanted.current = next;
    clearTimeout(waiting.current);
    setIsLate(false);
  }, []);

  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    scrollToTop();
    focusHeading(main.current);
  }, [place, main]);

  useEffect(() => {
    const handlePopState = ({ state }: PopStateEvent) => {
      const known = state as Entry | null;
      const entry = known?.visit === first.visit ? known : { ...first };
      const { index } = shown.current;
      want(entry);
      if (entry.index === index) return;
      if (closeTopmost()) {
        // The browser has moved already, so this returns to the entry of the screen that stays.
        history.go(index - entry.index);
        return;
      }
      setPlace(entry);
    };
    addEventListener('popstate', handlePopState);
    return () => removeEventListener('popstate', handlePopState);
  }, [first, want]);

  const goTo = useCallback(
    (next: Place) => {
      want(next);
      const { screen, vehicleId } = shown.current;
      if (next.screen === screen && next.vehicleId === vehicleId) {
        scrollToTop();
        return;
      }
      const show = () => {
        if (wanted.current !== next) return;
        want(next);
        const entry = { ...next, visit: first.visit, index: shown.current.index + 1 };
        setPlace(entry);
        // Every screen starts at the top, also after Back. The browser restores the position of a visit's only screen.
        history.scrollRestoration = 'manual';
        history.pushState(entry, '');
      };
      const { Content } = findScreen(next.screen);
      // The current screen stays until the next one's chunk has loaded or failed.
      if (Content.isLoaded()) {
        show();
        return;
      }
      waiting.current = setTimeout(() => setIsLate(true), lateMs);
      Content.load().then(show, show);
    },
    [first, want],
  );
  return { place, isLate, hasMoved: place !== first, goTo, scrollToTop };
}

/** Moves focus to the heading of a screen. */
export function focusHeading(screen: HTMLElement | null) {
  screen?.querySelector('h1')?.focus({ preventScroll: true });
}
