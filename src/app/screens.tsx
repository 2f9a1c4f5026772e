import type { ComponentType, ReactNode } from 'react';
import { vehicleName } from '../components/basics/format.ts';
import { type LazyCode, lazyCode } from '../components/basics/lazyCode.ts';
import { relatedVehicles } from '../data/inventory.ts';
import type { InventorySummary, Vehicle } from '../data/model.ts';
import { HomeScreen } from '../screens/HomeScreen.tsx';
import { LazyScreen } from './LazyScreen.tsx';
import type { Submissions } from './useSubmissions.ts';
import type { VisitState } from './visitState.ts';

/** Everything that a screen may show or do. */
export type ScreenInput = Pick<VisitState, 'metadata' | 'featured' | 'inventory'> & {
  /** The vehicle that the visitor has opened, if it is known. */
  vehicle: Vehicle | undefined;
  searchText: string;
  submissions: Submissions;
  fetchSummary: () => Promise<InventorySummary>;
  onSearch: (event: { text: string }) => void;
  onOpenVehicle: (event: { vehicleId: string }) => void;
  openHome: () => void;
  openInventory: () => void;
};

/** A screen of the site, with its props type erased. */
export type ScreenEntry = {
  /** The label in the navigation. A screen without one opens from another screen. */
  label?: string | undefined;
  /** The part of the document title before the dealer's name; `undefined` leaves just the dealer's name. */
  title: (site: ScreenInput) => string | undefined;
  /** Rendered out of sight while the browser is idle, so that it opens faster. */
  isPrerendered?: boolean;
  /** The screen's lazily loaded code; absent for the home screen, which is in the initial chunk. */
  code?: LazyCode<unknown>;
  render: (site: ScreenInput) => ReactNode;
};

/** Defines a screen whose code is a chunk of its own. The title is the label by default. */
function lazyScreen<Props extends object>({
  load,
  props,
  label,
  title = () => label,
  isPrerendered = false,
}: Pick<ScreenEntry, 'label' | 'isPrerendered'> & {
  title?: ScreenEntry['title'];
  load: () => Promise<ComponentType<Props>>;
  props: (site: ScreenInput) => Props;
}): ScreenEntry {
  const code = lazyCode(load);
  return {
    label,
    title,
    isPrerendered,
    code,
    render: (site) => <LazyScreen code={code} props={props(site)} onGoHome={site.openHome} />,
  };
}

/** The screens by name, in the order of the navigation. A new screen is a new entry here. */
const screens = {
  home: {
    label: 'Home',
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
    label: 'Inventory',
    isPrerendered: true,
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
    load: async () => (await import('../screens/VehicleDetailScreen.tsx')).VehicleDetailScreen,
    props: ({ vehicle, inventory, submissions, openInventory, onOpenVehicle }) => ({
      vehicle,
      related:
        vehicle === undefined || inventory.status === 'loading'
          ? []
          : relatedVehicles(vehicle, inventory.value),
      isSubmitting: submissions.isSubmitting('testDrive'),
      onBack: openInventory,
      onRequestTestDrive: submissions.requestTestDrive,
      onOpenVehicle,
    }),
  }),
  valuation: lazyScreen({
    label: 'Sell/Trade',
    load: async () => (await import('../screens/ValuationScreen.tsx')).ValuationScreen,
    props: ({ submissions }) => ({
      isSubmitting: submissions.isSubmitting('valuation'),
      onSubmit: submissions.requestValuation,
    }),
  }),
  about: lazyScreen({
    label: 'About',
    load: async () => (await import('../screens/AboutScreen.tsx')).AboutScreen,
    props: ({ metadata }) => ({ metadata }),
  }),
  contact: lazyScreen({
    label: 'Contact',
    load: async () => (await import('../screens/ContactScreen.tsx')).ContactScreen,
    props: ({ metadata }) => ({ metadata }),
  }),
} satisfies Record<string, ScreenEntry>;

/** Finds a screen by its name. Falls back to the home screen for an unknown name. */
export function findScreen(name: string): ScreenEntry & { name: string } {
  const known = Object.hasOwn(screens, name) ? (name as keyof typeof screens) : 'home';
  return { ...screens[known], name: known };
}

/** The screens to render out of sight. */
export const prerenderedScreens = Object.keys(screens)
  .map(findScreen)
  .filter(({ isPrerendered }) => isPrerendered);

/** The screens that the header leads to. */
export const navigation = Object.entries<ScreenEntry>(screens).flatMap(([screen, { label }]) =>
  label === undefined ? [] : [{ screen, label }],
);

/** Loads the code of every screen, one after the other. */
export async function preloadScreens(): Promise<void> {
  for (const { code } of Object.values<ScreenEntry>(screens)) {
    // A chunk that fails is requested again when its screen opens.
    await code?.load().catch(() => {});
  }
}
