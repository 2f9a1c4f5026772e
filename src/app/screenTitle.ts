import { vehicleName } from '../components/basics/format';
import { navigation, type ScreenName } from '../components/frame/navigation';
import type { Vehicle } from '../data/model';

/** The document's title (decisions): the dealer's name at home, else 'SCREEN · DEALER NAME'. */
export function screenTitle(screen: ScreenName, vehicle: Vehicle | undefined, dealerName: string): string {
  if (screen === 'home') return dealerName;
  const label = navigation.find((entry) => entry.screen === screen)?.label;
  const vehicleLabel = vehicle === undefined ? 'Vehicle not found' : vehicleName(vehicle);
  return `${label ?? vehicleLabel} · ${dealerName}`;
}
