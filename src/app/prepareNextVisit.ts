import { trustedScriptUrl } from '../browser/trustedScriptUrl.ts';
import { keepFirstPaint } from './firstPaint/keepFirstPaint.tsx';
import type { Visit } from './visit/visit.ts';

/**
 * Registers the service worker, and stores the first paint. Unregisters every other worker of this host: an earlier site
 * has left it.
 */
export async function prepareNextVisit(visit: Visit): Promise<void> {
  const { serviceWorker } = navigator;
  const { scope } = await serviceWorker.register(trustedScriptUrl('service-worker', '/sw.js'));
  keepFirstPaint(visit);
  for (const registration of await serviceWorker.getRegistrations())
    if (registration.scope !== scope) await registration.unregister();
}
