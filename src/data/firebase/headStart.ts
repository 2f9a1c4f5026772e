import { tenantOf } from '../tenant';
import { type Connection, connect } from './connection';

declare global {
  interface Window {
    /** What the script in the page's head has begun; the site's own script takes it over. */
    showroomConnection?: Promise<Connection | undefined>;
  }
}

window.showroomConnection = connect(tenantOf(location.hostname));

// The first use of Intl takes a slow phone some 50 ms. The page has that time now, after the spinner's first frame and
// before its scripts are there, but not later, when the prices are to be shown.
requestAnimationFrame(() => setTimeout(() => new Intl.NumberFormat('en-US')));
