import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { GlobalStyle } from '../../components/theme/GlobalStyle.ts';
import { firstPaintSheetId, keyAttribute, rootId, spinner } from '../../page/elements.ts';
import { firstPaintKey } from '../../page/firstPaint.ts';
import { showLoadError } from '../../page/showLoadError.ts';
import { isRemovedElement } from '../ScreenBoundary.tsx';
import { Site } from '../Site.tsx';
import type { Visit } from '../visit.ts';
import { createFinder } from './createFinder.ts';

type StartedProps = Record<'findFocused' | 'findPressed', () => HTMLElement | undefined>;

/** When React has the page: ends the first paint, and does what the visitor pressed before. */
function Started({ findFocused, findPressed }: StartedProps) {
  useLayoutEffect(() => {
    document.querySelector(spinner)?.remove();
    const style = document.querySelector<HTMLStyleElement>(`#${firstPaintSheetId}`);
    if (style) style.disabled = true;
    // React misses pictures of the first paint that failed before.
    for (const picture of document.querySelectorAll<HTMLImageElement>(`#${rootId} img`))
      if (picture.complete && picture.naturalWidth === 0) picture.dispatchEvent(new Event('error'));
    // Otherwise the visitor has focused another control since.
    if (document.activeElement === document.body) findFocused()?.focus({ preventScroll: true });
    findPressed()?.click();
  }, [findFocused, findPressed]);
  return null;
}

const newRoot = () => Object.assign(document.createElement('div'), { id: rootId });

/** Shows the site once the visit is ready, or takes over the first paint if it shows the same. */
export function showSite(visit: Visit): void {
  // If the connection broke, the HTML may end before the root element.
  const root = document.getElementById(rootId) ?? document.body.appendChild(newRoot());
  const shown = visit.getState();
  const key = root.getAttribute(keyAttribute);
  const isPainted = key === firstPaintKey([shown.metadata, shown.featured], root.innerHTML);
  root.removeAttribute(keyAttribute);
  const findPressed = createFinder(window.showroomPress);
  window.showroomPress = undefined;
  const site = (
    <StrictMode>
      <GlobalStyle />
      <Site visit={visit} shown={shown} random={Math.random} />
      <Started findFocused={createFinder(document.activeElement)} findPressed={findPressed} />
    </StrictMode>
  );
  const options = {
    // The ids in the first paint are those of an earlier visit.
    identifierPrefix: Date.now().toString(36),
    // The first paint has been translated since.
    onRecoverableError: console.warn,
    onUncaughtError: (error: unknown) => {
      if (!isRemovedElement(error)) {
        showLoadError();
        return reportError(error);
      }
      // A browser extension has removed or moved elements outside of the screen.
      console.warn('The page is shown again', error);
      root.replaceWith(newRoot());
      showSite(visit);
    },
  };
  if (isPainted) startTransition(() => void hydrateRoot(root, site, options));
  // Without a first paint, a transition would yield to the spinner's frames and show the first screen later.
  else createRoot(root, options).render(site);
}
