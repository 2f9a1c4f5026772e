import { use, useCallback } from 'react';
import type { ScreenName } from '../components/navigation';
import { featuredVehicles, relatedVehicles } from '../data/inventory';
import type { Loadable, TenantMetadata, Vehicle } from '../data/model';
import { HomeScreen } from '../screens/HomeScreen';
import { screenCode } from './screenCode';
import type { Place } from './usePlace';
import { useSteadyLoading } from './useSteadyLoading';
import type { useSubmissions } from './useSubmissions';
import type { Visit } from './visit';

type CurrentScreenProps = {
  screen: ScreenName;
  metadata: TenantMetadata;
  inventory: Loadable<readonly Vehicle[]>;
  /** The same, or its first vehicles while the whole of it is under way. */
  known: Loadable<readonly Vehicle[]>;
  /** The one that the detail screen shows. */
  vehicle: Vehicle | undefined;
  searchText: string;
  submissions: ReturnType<typeof useSubmissions>;
  fetchSummary: Visit['fetchSummary'];
  onSearch: (event: { text: string }) => void;
  goTo: (place: Place) => void;
};

type Vehicles = readonly Vehicle[];

const choose = (vehicles: Loadable<Vehicles>, rule: (vehicles: Vehicles) => Vehicles): Loadable<Vehicles> =>
  vehicles.status === 'ready' ? { status: 'ready', value: rule(vehicles.value) } : vehicles;

/** Gives each screen what it shows and what its controls do. Suspends while a screen's code is under way. */
export function CurrentScreen({
  screen,
  metadata,
  inventory,
  known,
  vehicle,
  searchText,
  submissions,
  fetchSummary,
  onSearch,
  goTo,
}: CurrentScreenProps) {
  const vehicles = useSteadyLoading(screen === 'home' ? known : inventory);
  const openInventory = () => goTo({ screen: 'inventory' });
  const openVehicle = useCallback(
    ({ vehicleId }: { vehicleId: string }) => goTo({ screen: 'vehicleDetail', vehicleId }),
    [goTo],
  );

  switch (screen) {
    case 'inventory': {
      const { LiveInventory } = use(screenCode.inventory());
      return (
        <LiveInventory
          fetchSummary={fetchSummary}
          searchText={searchText}
          inventory={vehicles}
          onSearch={onSearch}
          onOpenVehicle={openVehicle}
        />
      );
    }
    case 'vehicleDetail': {
      const { VehicleDetailScreen } = use(screenCode.vehicleDetail());
      return (
        <VehicleDetailScreen
          vehicle={vehicle}
          related={
            vehicle === undefined || inventory.status !== 'ready'
              ? []
              : relatedVehicles(vehicle, inventory.value)
          }
          isSubmitting={submissions.isSubmitting('testDrive')}
          onBack={openInventory}
          onRequestTestDrive={submissions.requestTestDrive}
          onOpenVehicle={openVehicle}
        />
      );
    }
    case 'valuation': {
      const { ValuationScreen } = use(screenCode.valuation());
      return (
        <ValuationScreen
          isSubmitting={submissions.isSubmitting('valuation')}
          onSubmit={submissions.requestValuation}
        />
      );
    }
    case 'about': {
      const { AboutScreen } = use(screenCode.about());
      return <AboutScreen dealerName={metadata.dealerName} team={metadata.team} />;
    }
    case 'contact': {
      const { ContactScreen } = use(screenCode.contact());
      return <ContactScreen contact={metadata.contact} />;
    }
    case 'home':
      return (
        <HomeScreen
          dealerName={metadata.dealerName}
          heroImage={metadata.heroImage}
          featured={choose(vehicles, featuredVehicles)}
          onBrowse={openInventory}
          onOpenVehicle={openVehicle}
        />
      );
  }
}
