import { useSyncExternalStore } from 'react';
import { LoadingScreen } from '../screens/LoadingScreen.tsx';
import { Site, type SiteProps } from './Site.tsx';
import type { Place } from './usePlace.ts';
import { isReady } from './visitState.ts';

export type AppProps = Omit<SiteProps, 'initialPlace'> & Partial<Pick<SiteProps, 'initialPlace'>>;

const home: Place = { screen: 'home' };

/** The whole page: a spinner until the visit is ready, then the site. */
export function App({ visit, initialPlace = home, random }: AppProps) {
  const state = useSyncExternalStore(visit.subscribe, visit.getState);
  return isReady(state) ? (
    <Site visit={visit} initialPlace={initialPlace} random={random} />
  ) : (
    <LoadingScreen />
  );
}
