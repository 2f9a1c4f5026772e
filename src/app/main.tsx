import { whenIdle } from '../browser/whenIdle.ts';
import { showSite } from './firstPaint/showSite.tsx';
import { openBackend } from './openBackend.ts';
import { preloadScreens } from './screens/screens.ts';
import { startVisit } from './visit/visit.ts';
import { isSettled, type VisitState } from './visit/visitState.ts';

const visit = startVisit(openBackend);

const whenVisit = (meets: (state: VisitState) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const unsubscribe = visit.subscribe(() => {
      if (!meets(visit.getState())) return;
      unsubscribe();
      resolve();
    });
  });

void whenVisit(({ isReady }) => isReady).then(() => showSite(visit));

async function prepareForLater() {
  await whenVisit(isSettled);
  await whenIdle();
  void preloadScreens();
  if (import.meta.env.MODE !== 'production') return;
  const { prepareNextVisit } = await import('./prepareNextVisit.ts');
  await prepareNextVisit(visit);
}

// The site works without the worker: in private browsing, on a host without `sw.js`, or with a stricter content security policy.
prepareForLater().catch(() => {});
