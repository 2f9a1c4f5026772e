import { tenantOf } from '../tenant';
import { type Connection, connect } from './connection';

declare global {
  interface Window {
    /** The connection that the script in the page has opened. */
    showroomConnection?: Promise<Connection>;
  }
}

window.showroomConnection = connect(tenantOf(location.hostname));
// The visit handles the rejection; this avoids an unhandled-rejection warning until its code has loaded.
window.showroomConnection.catch(() => {});

// The first use of Intl takes a slow phone 50 ms. This spends them while the page's scripts are still loading.
requestAnimationFrame(() => setTimeout(() => new Intl.NumberFormat('en-US')));
