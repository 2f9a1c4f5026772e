import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ScreenName } from '../components/frame/navigation';
import { codeOf } from './screenCode';

/** Where the visitor is. The shell may be opened with any screen's name; an unknown one shows home. */
export type Place = { screen: ScreenName | (string & {}); vehicleId?: string };

const scrollToTop = () => scrollTo({ top: 0, behavior: 'instant' });

/**
 * The screen that is shown (specification 2): a change scrolls to the top and moves the focus to the new screen's
 * heading; choosing the screen that is already shown only scrolls to the top. The address never changes.
 *
 * @param initial where the visitor begins; always the same object
 * @param main the element that holds the screen
 */
export function usePlace(initial: Place, main: RefObject<HTMLElement | null>) {
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
    const code = codeOf(next.screen);
    if (code === undefined || code.get() !== undefined) {
      setPlace(next);
      return;
    }
    // The present screen stays until the next one's code is there, or until that is known not to come.
    const show = () => {
      if (wanted.current === next) setPlace(next);
    };
    code.request().then(show, show);
  }, []);
  return { place, hasMoved: place !== initial, goTo, scrollToTop };
}

/** Moves the focus to a screen's heading, where reading it begins. */
export function focusHeading(screen: HTMLElement | null) {
  screen?.querySelector('h1')?.focus({ preventScroll: true });
}
