import { useCallback } from 'react';
import type { ScreenName } from '../components/frame/navigation';
import { featuredVehicles, relatedVehicles } from '../data/inventory';
import type { Loadable, TenantMetadata, Vehicle } from '../data/model';
import { HomeScreen } from '../screens/HomeScreen';
import { screenCode } from './screenCode';
import type { Place } from './usePlace';
import { useSteadyLoading } from './useSteadyLoading';
import type { useSubmissions } from './useSubmissions';
import type { Visit } from './visit';
import { WithCode } from './WithCode';

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

/** Gives each screen what it shows and what its controls do. */
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
    case 'inventory':
      return (
        <WithCode chunk={screenCode.inventory}>
          {({ LiveInventory }) => (
            <LiveInventory
              fetchSummary={fetchSummary}
              searchText={searchText}
              inventory={vehicles}
              onSearch={onSearch}
              onOpenVehicle={openVehicle}
            />
          )}
        </WithCode>
      );
    case 'vehicleDetail':
      return (
        <WithCode chunk={screenCode.vehicleDetail}>
          {({ VehicleDetailScreen }) => (
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
          )}
        </WithCode>
      );
    case 'valuation':
      return (
        <WithCode chunk={screenCode.valuation}>
          {({ ValuationScreen }) => (
            <ValuationScreen
              isSubmitting={submissions.isSubmitting('valuation')}
              onSubmit={submissions.requestValuation}
            />
          )}
        </WithCode>
      );
    case 'about':
      return (
        <WithCode chunk={screenCode.about}>
          {({ AboutScreen }) => <AboutScreen dealerName={metadata.dealerName} team={metadata.team} />}
        </WithCode>
      );
    case 'contact':
      return (
        <WithCode chunk={screenCode.contact}>
          {({ ContactScreen }) => <ContactScreen contact={metadata.contact} />}
        </WithCode>
      );
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
