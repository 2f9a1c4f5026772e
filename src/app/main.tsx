import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '../components/theme/ThemeRoot';
import { App } from './App';
import { fetchScreens } from './screenCode';
import { siteSources } from './siteSources';
import { startVisit } from './visit';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const visit = startVisit(siteSources());
createRoot(root).render(
  <StrictMode>
    <ThemeRoot>
      <App visit={visit} random={Math.random} />
    </ThemeRoot>
  </StrictMode>,
);

const stopWaiting = visit.subscribe(() => {
  if (visit.getState().inventory.status === 'loading') return;
  stopWaiting();
  // Safari has no idle callbacks.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => void fetchScreens());
});
