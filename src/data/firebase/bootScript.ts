import { reloadBrokenPage } from '../../browser/reloadBrokenPage.ts';
import { connect, type TenantConnection } from './connection.ts';

declare global {
  interface Window {
    /** Set by the inline boot script. */
    showroomBoot?: {
      /** Deleted when the Firebase adapter takes it over. */
      connection?: Promise<TenantConnection>;
      /** Opens another connection after a failure. */
      connect: () => Promise<TenantConnection>;
    };
  }
}

const connection = connect();
window.showroomBoot = { connection, connect };
// The visit handles the rejection; this avoids an unhandled-rejection warning until its code has loaded.
connection.catch(() => {});

void reloadBrokenPage(() => window.showroomBoot?.connection === undefined);
