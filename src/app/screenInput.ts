import type { Vehicle } from '../shared/model.ts';
import type { Submissions } from './useSubmissions.ts';
import type { Visit } from './visit.ts';
import type { VisitState } from './visitState.ts';

/** Everything that a screen may show or do. */
export type ScreenInput = Pick<VisitState, 'metadata' | 'featured' | 'inventory'> &
  Pick<Visit, 'fetchSummary' | 'loadPhotos'> & {
    /** The vehicle that the visitor has opened, if it is known. */
    vehicle: Vehicle | undefined;
    searchText: string;
    submissions: Submissions;
    isOnline: boolean;
    onSearch: (event: { text: string }) => void;
    onOpenVehicle: (event: { vehicleId: string }) => void;
    onOpenHome: () => void;
    onOpenInventory: () => void;
  };
