import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { findScreen } from './screens.tsx';

/** Where the visitor is. */
export type Place = {
  /** An unknown name shows the home screen. */
  screen: string;
  vehicleId?: string;
};

const scrollToTop = () => scrollTo({ top: 0, behavior: 'instant' });

/**
 * The current screen. A change scrolls to the top and moves focus to the new screen's heading; choosing the current
 * screen again only scrolls to the top.
 *
 * @param start where the visit starts
 * @param main the element that contains the screen
 */
export function usePlace(start: Place, main: RefObject<HTMLElement | null>) {
  const [initial] = useState(start);
  const [place, setPlace] = useState(initial);
  const shown = useRef(place);
  const wanted = useRef(place);

  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    scrollToTop();
    focusHeading(main.current);
  }, [place, main]);

  const goTo = useCallback((next: Place) => {
    wanted.current = next;
    const { screen, vehicleId } = shown.current;
    if (next.screen === screen && next.vehicleId === vehicleId) {
      scrollToTop();
      return;
    }
    const { code } = findScreen(next.screen);
    if (code === undefined || code.get() !== undefined) {
      setPlace(next);
      return;
    }
    // The current screen stays until the next one's chunk has loaded or failed.
    const show = () => {
      if (wanted.current === next) setPlace(next);
    };
    code.load().then(show, show);
  }, []);
  return { place, hasMoved: place !== initial, goTo, scrollToTop };
}

/** Moves focus to the heading of a screen. */
export function focusHeading(screen: HTMLElement | null) {
  screen?.querySelector('h1')?.focus({ preventScroll: true });
}
