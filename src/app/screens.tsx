import { vehicleName } from '../text/format.ts';
import { type LazyComponent, lazyComponent } from '../components/basics/lazyCode.ts';
import type { Vehicle } from '../data/model.ts';
import { HomeScreen } from '../screens/HomeScreen.tsx';
import { type ScreenName, screenLabels } from './screenLabels.ts';
import type { Submissions } from './useSubmissions.ts';
import type { Visit } from './visit.ts';
import type { VisitState } from './visitState.ts';

/** Everything that a screen may show or do. */
export type ScreenInput = Pick<VisitState, 'metadata' | 'featured' | 'inventory'> &
  Pick<Visit, 'fetchSummary' | 'readPhotos'> & {
    /** The vehicle that the visitor has opened, if it is known. */
    vehicle: Vehicle | undefined;
    searchText: string;
    submissions: Submissions;
    isOnline: boolean;
    onSearch: (event: { text: string }) => void;
    onOpenVehicle: (event: { vehicleId: string }) => void;
    openHome: () => void;
    openInventory: () => void;
  };

export type Screen = {
  /** The part of the document title before the dealer's name, if that is not the label in the navigation. */
  title?: (site: ScreenInput) => string | undefined;
  /** In a chunk of its own, unless the screen is the first one. */
  Content: LazyComponent<ScreenInput>;
};

const Home = ({ metadata, featured, openInventory, onOpenVehicle }: ScreenInput) => (
  <HomeScreen
    metadata={metadata}
    featured={featured}
    onBrowse={openInventory}
    onOpenVehicle={onOpenVehicle}
  />
);

const screens: Record<ScreenName, Screen> = {
  home: {
    title: () => undefined,
    Content: Object.assign(Home, { isLoaded: () => true, load: async () => {} }),
  },
  inventory: { Content: lazyComponent(async () => (await import('./LiveInventory.tsx')).LiveInventory) },
  vehicleDetail: {
    title: ({ vehicle }) => (vehicle === undefined ? 'Vehicle not found' : vehicleName(vehicle)),
    Content: lazyComponent(async () => (await import('./LiveVehicleDetail.tsx')).LiveVehicleDetail),
  },
  valuation: {
    Content: lazyComponent(async () => {
      const { ValuationScreen } = await import('../screens/ValuationScreen.tsx');
      return ({ submissions }) => (
        <ValuationScreen
          isSubmitting={submissions.isSubmitting('valuation')}
          onSubmit={submissions.requestValuation}
        />
      );
    }),
  },
  about: { Content: lazyComponent(async () => (await import('../screens/AboutScreen.tsx')).AboutScreen) },
  contact: {
    Content: lazyComponent(async () => (await import('../screens/ContactScreen.tsx')).ContactScreen),
  },
};

/** Finds a screen by its name. Falls back to the home screen for an unknown name. */
export function findScreen(name: string) {
  const known = Object.hasOwn(screens, name) ? (name as ScreenName) : 'home';
  return { name: known, title: () => screenLabels[known], ...screens[known] };
}

/** Loads the code of every screen, one after the other. */
export async function preloadScreens(): Promise<void> {
  for (const { Content } of Object.values(screens)) {
    // A chunk that fails is requested again when its screen opens.
    await Content.load().catch(() => {});
  }
}
