import type { InventoryQuery, Vehicle } from '../../shared/model.ts';
import type { Visit } from '../visit/visit.ts';
import type { VisitState } from '../visit/visitState.ts';
import type { Submissions } from './useSubmissions.ts';

export type Place = {
  /** An unknown name shows the home screen. */
  screen: string;
  vehicleId?: string;
  /** The body style of the vehicle, to find similar ones when it has been sold. */
  bodyStyle?: string | undefined;
};

/** Everything that a screen may show or do. */
export type ScreenInput = Pick<VisitState, 'metadata' | 'featured' | 'inventory' | 'isRequestStuck'> &
  Pick<Visit, 'fetchSummary' | 'loadPhotos'> & {
    /** The vehicle that the visitor has opened, if it is known. */
    vehicle: Vehicle | undefined;
    place: Place;
    /** Number of cards that the inventory shows at once, because Back or Forward return to them. */
    minCardCount: number;
    query: InventoryQuery;
    submissions: Submissions;
    isOnline: boolean;
    onNextQueryChange: (query: InventoryQuery) => void;
    onOpenVehicle: (vehicleId: string) => void;
    onOpenHome: () => void;
    onOpenInventory: () => void;
  };

/** Finds every vehicle, in the order of the inventory. */
export const wholeInventory: InventoryQuery = { text: '', sort: 'listed', bodyStyle: '' };
