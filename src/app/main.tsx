import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '../components/theme/GlobalStyle.ts';
import { trustedScriptUrl } from '../browser/trustedScriptUrl.ts';
import { whenIdle } from '../browser/whenIdle.ts';
import { openBackend } from './openBackend.ts';
import { preloadScreens } from './screens.tsx';
import { Site } from './Site.tsx';
import { startVisit } from './visit.ts';
import { isSettled, type VisitState } from './visitState.ts';

// If the connection broke, the HTML may end before the root element.
const root = createRoot(
  document.getElementById('root') ?? document.body.appendChild(document.createElement('div')),
);
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

// Until then, index.html shows its own spinner. Rendering in a transition would yield to the spinner's frames and show the
// first screen later.
void whenVisit(({ isReady }) => isReady).then(() =>
  root.render(
    <StrictMode>
      <GlobalStyle />
      <Site visit={visit} random={Math.random} />
    </StrictMode>,
  ),
);

/** Preloads the code of the other screens, and registers the service worker for the next visit. */
async function prepareForLater() {
  await whenVisit(isSettled);
  await whenIdle(5000);
  void preloadScreens();
  if (import.meta.env.MODE === 'production')
    await navigator.serviceWorker.register(trustedScriptUrl('service-worker', '/sw.js'));
}

// The site works without the worker: in private browsing, on a host without `sw.js`, or with a stricter content security policy.
prepareForLater().catch(() => {});
