import { useSyncExternalStore } from 'react';
import { LoadingScreen } from '../screens/LoadingScreen';
import { Site, type SiteProps } from './Site';
import type { Place } from './usePlace';
import { isReady } from './visitState';

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
