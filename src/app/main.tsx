import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '../components/theme/ThemeRoot';
import { untilIdle } from '../data/untilIdle';
import { App } from './App';
import { fetchScreens } from './screenCode';
import { siteSources } from './siteSources';
import { startVisit, type VisitState } from './visit';

/** How long the other screens' code waits at most for a page that has nothing else to do. */
const screensWaitMs = 5000;

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root');

const root = createRoot(container);
const visit = startVisit(siteSources());

/** Calls back at the first change after which something is so. */
function whenVisit(isSo: (state: VisitState) => boolean, act: () => void): void {
  const stop = visit.subscribe(() => {
    if (!isSo(visit.getState())) return;
    stop();
    act();
  });
}

// Until then the page's own spinner shows. A transition is rendered in slices, between which the page can answer.
whenVisit(
  ({ isReady }) => isReady,
  () =>
    startTransition(() =>
      root.render(
        <StrictMode>
          <ThemeRoot>
            <App visit={visit} random={Math.random} />
          </ThemeRoot>
        </StrictMode>,
      ),
    ),
);

whenVisit(
  ({ inventory }) => inventory.status === 'ready',
  () => void untilIdle(screensWaitMs).then(fetchScreens),
);
