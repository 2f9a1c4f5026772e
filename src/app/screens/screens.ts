import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent } from '../../loading/lazyComponent.tsx';
import { vehicleName } from '../../shared/text/format.ts';
import { HomeContainer } from './HomeContainer.tsx';
import { ScreenFailure } from './ScreenBoundary.tsx';
import type { ScreenInput } from './screenInput.ts';
import { type ScreenName, screenLabels } from './screenLabels.ts';

type Screen = {
  /** The document title before the dealer's name, if it differs from the label in the navigation. */
  title?: (input: ScreenInput) => string | undefined;
  /** In a chunk of its own, except for the home screen. */
  Content: LazyComponent<ScreenInput>;
};

const lazyScreen = (importScreen: () => Promise<ComponentType<ScreenInput>>) =>
  lazyComponent(importScreen, ScreenFailure);

const screens: Record<ScreenName, Screen> = {
  home: {
    title: () => undefined,
    Content: Object.assign(HomeContainer, { isLoaded: () => true, load: async () => {} }),
  },
  inventory: {
    Content: lazyScreen(async () => (await import('./InventoryContainer.tsx')).InventoryContainer),
  },
  vehicleDetail: {
    title: ({ vehicle }) => (vehicle === undefined ? 'Vehicle not found' : vehicleName(vehicle)),
    Content: lazyScreen(async () => (await import('./VehicleDetailContainer.tsx')).VehicleDetailContainer),
  },
  valuation: {
    Content: lazyScreen(async () => (await import('./ValuationContainer.tsx')).ValuationContainer),
  },
  about: { Content: lazyScreen(async () => (await import('../../screens/AboutScreen.tsx')).AboutScreen) },
  contact: {
    Content: lazyScreen(async () => (await import('../../screens/ContactScreen.tsx')).ContactScreen),
  },
};

/** Finds a screen by its name. Falls back to the home screen for an unknown name. */
export function findScreen(name: string) {
  const known = Object.hasOwn(screens, name) ? (name as ScreenName) : 'home';
  return { name: known, title: () => screenLabels[known], ...screens[known] };
}

export async function preloadScreens(): Promise<void> {
  for (const { Content } of Object.values(screens)) await Content.load();
}
