import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '../components/theme/ThemeRoot';
import { App } from './App';
import { fetchScreens } from './screenCode';
import { siteSources } from './siteSources';
import { startVisit, type VisitState } from './visit';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root');

const root = createRoot(container);
const visit = startVisit(siteSources());

function once(isSo: (state: VisitState) => boolean, act: () => void): void {
  const stop = visit.subscribe(() => {
    if (!isSo(visit.getState())) return;
    stop();
    act();
  });
}

// Until then the page's own spinner shows. A transition is rendered in slices, between which the page can answer.
once(
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

once(
  ({ inventory }) => inventory.status === 'ready',
  // Safari has no idle callbacks.
  () => (window.requestIdleCallback ?? setTimeout)(() => void fetchScreens()),
);
