import type { Connection } from '../data/firebase/connection';
import { firebaseBackend } from '../data/firebase/firebaseBackend';
import { once } from '../data/once';
import { tenantOf } from '../data/tenant';
import type { VisitSources } from './visit';

/** What the script in the page's head has begun; where a host's policy kept that script from running, begun now. */
async function connection(): Promise<Connection | undefined> {
  if (window.showroomConnection !== undefined) return window.showroomConnection;
  const { connect } = await import('../data/firebase/connection');
  return connect(tenantOf(location.hostname));
}

/**
 * Where this build gets its data from: Firebase, or in demo mode a backend of its own in the page. The bundler drops
 * the branch that a build does not take.
 */
export function siteSources(): VisitSources {
  if (import.meta.env.MODE === 'demo') {
    return {
      loadConfig: async () => ({ firebase: { projectId: 'demo' } }),
      openBackend: async () => (await import('../data/demo/demoBackend')).demoBackend(),
    };
  }
  const connected = once(connection);
  return {
    loadConfig: async () => (await connected())?.config,
    openBackend: async () => {
      const begun = await connected();
      if (begun === undefined) throw new Error('There is no connection to open');
      return firebaseBackend(begun);
    },
  };
}
