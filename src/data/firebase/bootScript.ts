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
// Removes the first paint if its cached data are gone, or belong to another project. The visit handles a rejection.
connection.then(
  ({ readCachedInventory }) => {
    if (readCachedInventory === undefined) document.querySelector('#root[data-key]')?.replaceChildren();
  },
  () => {},
);

void reloadBrokenPage(() => window.showroomBoot?.connection === undefined);
