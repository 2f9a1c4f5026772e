import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '../components/theme/ThemeRoot.tsx';
import { trustedScriptUrl } from '../browser/trustedScriptUrl.ts';
import { whenIdle } from '../browser/whenIdle.ts';
import { openBackend } from './openBackend.ts';
import { Site } from './Site.tsx';
import { startVisit } from './visit.ts';
import { isSettled, type VisitState } from './visitState.ts';

const root = createRoot(document.getElementById('root') as HTMLElement);
const visit = startVisit(openBackend);

/** Resolves at the first change after which the visit meets the condition. */
const whenVisit = (meets: (state: VisitState) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const unsubscribe = visit.subscribe(() => {
      if (!meets(visit.getState())) return;
      unsubscribe();
      resolve();
    });
  });

// Until the visit is ready, index.html shows its own spinner. A transition renders in slices, so the page can respond
// to input in between.
void whenVisit(({ isReady }) => isReady).then(() =>
  startTransition(() =>
    root.render(
      <StrictMode>
        <ThemeRoot>
          <Site visit={visit} random={Math.random} />
        </ThemeRoot>
      </StrictMode>,
    ),
  ),
);

/** Registers the worker that answers the next visit from this browser. */
async function registerServiceWorker() {
  await whenVisit(isSettled);
  await whenIdle(5000);
  await navigator.serviceWorker.register(trustedScriptUrl('service-worker', '/sw.js'));
}

// The site is complete without it: in private browsing, on a host without the worker's file, or with a stricter content
// security policy.
if (import.meta.env.MODE === 'production') registerServiceWorker().catch(() => {});
