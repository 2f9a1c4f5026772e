import type { InventoryQuery, Vehicle } from '../shared/model.ts';
import type { Place } from './useScreenHistory.ts';
import type { Submissions } from './useSubmissions.ts';
import type { Visit } from './visit.ts';
import type { VisitState } from './visitState.ts';

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
    onQueryChange: (query: InventoryQuery) => void;
    onOpenVehicle: (vehicleId: string) => void;
    onOpenHome: () => void;
    onOpenInventory: () => void;
  };
