import { trustedScriptUrl } from '../browser/trustedScriptUrl.ts';

/**
 * Registers the worker that answers the next visit from this browser. Does nothing where the browser or the host does not
 * allow one: the site is complete without it.
 */
export async function registerServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(trustedScriptUrl('service-worker', '/sw.js'));
  } catch {
    // Private browsing, a host without the worker's file, or a stricter content security policy.
  }
}
