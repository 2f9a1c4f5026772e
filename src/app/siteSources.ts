import { loadTenantConfig } from '../data/configuration';
import { tenantOf } from '../data/tenant';
import type { VisitSources } from './visit';

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
  const firebaseChunk = import('../data/firebase/firebaseBackend');
  return {
    loadConfig: loadTenantConfig,
    openBackend: async (config) =>
      (await firebaseChunk).openFirebaseBackend(config, tenantOf(location.hostname)),
  };
}
