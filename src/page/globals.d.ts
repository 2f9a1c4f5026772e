import type { TenantConnection } from '../data/firebase/connection.ts';

declare global {
  interface ImportMetaEnv {
    /** Whether the dealers' server answers the page. Written by the build. */
    readonly SERVER_PAGE: boolean;
  }
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
