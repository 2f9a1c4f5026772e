import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keyAttribute, rootId } from '../../page/elements.ts';
import { firstPaintKey } from '../../page/firstPaint.ts';
import { showLoadError } from '../../page/showLoadError.ts';
import { isRemovedElement } from '../screens/ScreenBoundary.tsx';
import type { Visit } from '../visit/visit.ts';
import { createFinder } from './createFinder.ts';
import { HydratedSite } from './HydratedSite.tsx';

const newRoot = () => Object.assign(document.createElement('div'), { id: rootId });

/** Shows the site once the visit is ready, or takes over the first paint if it shows the same. */
export function showSite(visit: Visit): void {
  // If the connection broke, the HTML may end before the root element.
  const root = document.getElementById(rootId) ?? document.body.appendChild(newRoot());
  const shown = visit.getState();
  const key = root.getAttribute(keyAttribute);
  const home = [shown.metadata, shown.featured];
  const isOfServer = import.meta.env.SERVER_PAGE && key === firstPaintKey(home, '');
  const isPainted = isOfServer || key === firstPaintKey(home, root.innerHTML);
  root.removeAttribute(keyAttribute);
  const findPressed = createFinder(window.showroomPress);
  window.showroomPress = undefined;
  const site = (
    <HydratedSite
      visit={visit}
      shown={shown}
      findFocused={createFinder(document.activeElement)}
      findPressed={findPressed}
    />
  );
  const options = {
    // The ids in another first paint are those of an earlier visit.
    identifierPrefix: isOfServer ? key : Date.now().toString(36),
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
  // In a transition, the first visit would be ready 300 ms later on a phone.
  if (isOfServer) hydrateRoot(root, site, options);
  else if (isPainted) startTransition(() => void hydrateRoot(root, site, options));
  // Without a first paint, a transition would yield to the spinner's frames and show the first screen later.
  else createRoot(root, options).render(site);
}
