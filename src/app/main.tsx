import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { firstPaintKey } from '../browser/firstPaint.ts';
import { GlobalStyle } from '../components/theme/GlobalStyle.ts';
import { showLoadError } from '../browser/showLoadError.ts';
import { whenIdle } from '../browser/whenIdle.ts';
import { openBackend } from './openBackend.ts';
import { isRemovedElement } from './ScreenBoundary.tsx';
import { preloadScreens } from './screens.tsx';
import { Site } from './Site.tsx';
import { startVisit } from './visit.ts';
import { isSettled, type VisitState } from './visitState.ts';

const visit = startVisit(openBackend);

/** Resolves once a change makes the visit meet the condition. */
const whenVisit = (meets: (state: VisitState) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const unsubscribe = visit.subscribe(() => {
      if (!meets(visit.getState())) return;
      unsubscribe();
      resolve();
    });
  });

/**
 * Returns a function that finds a control of the first paint again: by its vehicle, or else by its position in the header,
 * main or footer, among links of its kind.
 */
function createFinder(control: Element | null | undefined): () => HTMLElement | undefined {
  if (!control) return () => undefined;
  const region = control.closest('header, main, footer')?.localName ?? '#root';
  const kind = control instanceof HTMLAnchorElement ? `[href^="${control.protocol}"]` : '';
  const selector = `${region} ${control.localName}${kind}`;
  const findAll = () => [...document.querySelectorAll<HTMLElement>(selector)];
  const position = findAll().findIndex((element) => element === control);
  const vehicleId = control.getAttribute('value');
  return () =>
    findAll().find((element, index) =>
      vehicleId ? element.getAttribute('value') === vehicleId : index === position,
    );
}

type StartedProps = Record<'findFocused' | 'findPressed', () => HTMLElement | undefined>;

/** When React has the page: ends the first paint, and does what the visitor pressed before. */
function Started({ findFocused, findPressed }: StartedProps) {
  useLayoutEffect(() => {
    document.querySelector('.booting')?.remove();
    const style = document.querySelector<HTMLStyleElement>('#first-paint');
    if (style) style.disabled = true;
    // React misses pictures of the first paint that failed before.
    for (const picture of document.querySelectorAll<HTMLImageElement>('#root img'))
      if (picture.complete && picture.naturalWidth === 0) picture.dispatchEvent(new Event('error'));
    // Otherwise the visitor has focused another control since.
    if (document.activeElement === document.body) findFocused()?.focus({ preventScroll: true });
    findPressed()?.click();
  }, [findFocused, findPressed]);
  return null;
}

const newRoot = () => Object.assign(document.createElement('div'), { id: 'root' });

/** Shows the site, or takes over the first paint if it shows the same. */
function show() {
  // If the connection broke, the HTML may end before the root element.
  const root = document.getElementById('root') ?? document.body.appendChild(newRoot());
  const shown = visit.getState();
  const { key } = root.dataset;
  const isPainted = key === firstPaintKey([shown.metadata, shown.featured], root.innerHTML);
  root.removeAttribute('data-key');
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
      show();
    },
  };
  if (isPainted) startTransition(() => void hydrateRoot(root, site, options));
  // Without a first paint, a transition would yield to the spinner's frames and show the first screen later.
  else createRoot(root, options).render(site);
}

void whenVisit(({ isReady }) => isReady).then(show);

/** Preloads the code of the other screens, and prepares the next visit. */
async function prepareForLater() {
  await whenVisit(isSettled);
  await whenIdle(5000);
  void preloadScreens();
  if (import.meta.env.MODE !== 'production') return;
  const { prepareNextVisit } = await import('./prepareNextVisit.ts');
  await prepareNextVisit(visit);
}

// The site works without the worker: in private browsing, on a host without `sw.js`, or with a stricter content security policy.
prepareForLater().catch(() => {});
