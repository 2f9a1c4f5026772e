import { tenantOf } from '../tenant.ts';
import { type Connection, connect } from './connection.ts';

declare global {
  interface Window {
    /** The connection opened by the inline script. */
    showroomConnection?: Promise<Connection>;
  }
}

window.showroomConnection = connect(tenantOf(location.hostname));
// The visit handles the rejection; this avoids an unhandled-rejection warning until its code has loaded.
window.showroomConnection.catch(() => {});

// The first use of Intl takes 50 ms on a slow phone. Do it now, while the page's scripts are still loading.
requestAnimationFrame(() => setTimeout(() => new Intl.NumberFormat('en-US')));
