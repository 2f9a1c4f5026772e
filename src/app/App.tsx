import { useSyncExternalStore } from 'react';
import { LoadingScreen } from '../screens/LoadingScreen.tsx';
import { Site, type SiteProps } from './Site.tsx';

/** The whole page: a spinner until the visit is ready, then the site. */
export function App(site: SiteProps) {
  const { isReady } = useSyncExternalStore(site.visit.subscribe, site.visit.getState);
  return isReady ? <Site {...site} /> : <LoadingScreen />;
}
