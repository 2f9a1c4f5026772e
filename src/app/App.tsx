import { useSyncExternalStore } from 'react';
import { LoadingScreen } from '../screens/LoadingScreen';
import type { Place } from './usePlace';
import { Site } from './Site';
import type { Visit } from './visit';

export type AppProps = {
  visit: Visit;
  /** Where the visitor begins; home unless said otherwise. */
  initialPlace?: Place;
  /** For the valuation: gives numbers from 0 up to but not including 1. */
  random: () => number;
};

const home: Place = { screen: 'home' };

/** The whole page: a spinner until the visit is ready (specification 2, 'Loading'), then the site. */
export function App({ visit, initialPlace = home, random }: AppProps) {
  const { isReady } = useSyncExternalStore(visit.subscribe, visit.getState);
  return isReady ? <Site visit={visit} initialPlace={initialPlace} random={random} /> : <LoadingScreen />;
}
