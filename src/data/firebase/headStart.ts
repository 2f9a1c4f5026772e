import { tenantOf } from '../tenant';
import { type Connection, connect } from './connection';

declare global {
  interface Window {
    /** What the script in the page's head has begun; the site's own script takes it over. */
    __CONNECTION__?: Promise<Connection | undefined>;
  }
}

window.__CONNECTION__ = connect(tenantOf(location.hostname));
