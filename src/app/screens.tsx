import type { ComponentType, ReactNode } from 'react';
import { vehicleName } from '../components/basics/format.ts';
import { type LazyCode, lazyCode } from '../components/basics/lazyCode.ts';
import { relatedVehicles } from '../data/rules/inventory.ts';
import type { InventorySummary, Vehicle } from '../data/model.ts';
import { HomeScreen } from '../screens/HomeScreen.tsx';
import { LazyScreen } from './LazyScreen.tsx';
import { type ScreenName, screenLabels } from './screenLabels.ts';
import type { Submissions } from './useSubmissions.ts';
import type { VisitState } from './visitState.ts';

/** Everything that a screen may show or do. */
export type ScreenInput = Pick<VisitState, 'metadata' | 'featured' | 'inventory'> & {
  /** The vehicle that the visitor has opened, if it is known. */
  vehicle: Vehicle | undefined;
  searchText: string;
  submissions: Submissions;
  fetchSummary: () => Promise<InventorySummary>;
  readPhotos: (vehicle: Vehicle) => Promise<readonly string[]>;
  isOnline: boolean;
  onSearch: (event: { text: string }) => void;
  onOpenVehicle: (event: { vehicleId: string }) => void;
  openHome: () => void;
  openInventory: () => void;
};

/** A screen of the site, with its props type erased. */
export type ScreenEntry = {
  /** The part of the document title before the dealer's name, if that is not the label in the navigation. */
  title?: (site: ScreenInput) => string | undefined;
  /** The screen's lazily loaded code; absent for the home screen, which is in the initial chunk. */
  code?: LazyCode<unknown>;
  render: (site: ScreenInput) => ReactNode;
};

/** Defines a screen whose code is a chunk of its own. */
function lazyScreen<Props extends object>({
  load,
  props,
  ...entry
}: Pick<ScreenEntry, 'title'> & {
  load: () => Promise<ComponentType<Props>>;
  props: (site: ScreenInput) => Props;
}): ScreenEntry {
  const code = lazyCode(load);
  return {
    ...entry,
    code,
    render: (site) => <LazyScreen code={code} props={props(site)} onGoHome={site.openHome} />,
  };
}

const screens: Record<ScreenName, ScreenEntry> = {
  home: {
    title: () => undefined,
    render: ({ metadata, featured, openInventory, onOpenVehicle }) => (
      <HomeScreen
        metadata={metadata}
        featured={featured}
        onBrowse={openInventory}
        onOpenVehicle={onOpenVehicle}
      />
    ),
  },
  inventory: lazyScreen({
    load: async () => (await import('./LiveInventory.tsx')).LiveInventory,
    props: ({ fetchSummary, searchText, inventory, onSearch, onOpenVehicle }) => ({
      fetchSummary,
      searchText,
      inventory,
      onSearch,
      onOpenVehicle,
    }),
  }),
  vehicleDetail: lazyScreen({
    title: ({ vehicle }) => (vehicle === undefined ? 'Vehicle not found' : vehicleName(vehicle)),
    load: async () => (await import('./LiveVehicleDetail.tsx')).LiveVehicleDetail,
    props: ({
      metadata,
      vehicle,
      inventory,
      submissions,
      readPhotos,
      isOnline,
      openInventory,
      onOpenVehicle,
    }) => ({
      vehicle,
      readPhotos,
      isOnline,
      related:
        vehicle === undefined || inventory.status === 'loading'
          ? []
          : relatedVehicles(vehicle, inventory.value),
      recipient: metadata.acceptsRequests ? metadata : undefined,
      isSubmitting: submissions.isSubmitting('testDrive'),
      onBack: openInventory,
      onRequestTestDrive: (request) => submissions.requestTestDrive(request, vehicle),
      onOpenVehicle,
    }),
  }),
  valuation: lazyScreen({
    load: async () => (await import('../screens/ValuationScreen.tsx')).ValuationScreen,
    props: ({ submissions }) => ({
      isSubmitting: submissions.isSubmitting('valuation'),
      onSubmit: submissions.requestValuation,
    }),
  }),
  about: lazyScreen({
    load: async () => (await import('../screens/AboutScreen.tsx')).AboutScreen,
    props: ({ metadata }) => ({ metadata }),
  }),
  contact: lazyScreen({
    load: async () => (await import('../screens/ContactScreen.tsx')).ContactScreen,
    props: ({ metadata, isOnline }) => ({ metadata, isOnline }),
  }),
};

/** Finds a screen by its name. Falls back to the home screen for an unknown name. */
export function findScreen(
  name: string,
): Required<Pick<ScreenEntry, 'title'>> & ScreenEntry & { name: string } {
  const known = Object.hasOwn(screens, name) ? (name as ScreenName) : 'home';
  return { title: () => screenLabels[known], ...screens[known], name: known };
}

/** Loads the code of every screen, one after the other. */
export async function preloadScreens(): Promise<void> {
  for (const { code } of Object.values(screens)) {
    // A chunk that fails is requested again when its screen opens.
    await code?.load().catch(() => {});
  }
}
