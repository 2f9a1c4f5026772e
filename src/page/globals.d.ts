import type { TenantConnection } from '../data/firebase/connection.ts';

declare global {
  interface Window {
    /** Set by the inline boot script. */
    showroomBoot?: {
      /** Deleted when the Firebase adapter takes it over. */
      connection?: Promise<TenantConnection>;
      /** Opens another connection after a failure. */
      connect: () => Promise<TenantConnection>;
    };
    /** A button or link of the first paint, pressed before React took the page over. */
    showroomPress?: Element | undefined;
  }
}
