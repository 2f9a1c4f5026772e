declare const self: ServiceWorkerGlobalScope;

/** Unregisters the site's service worker, which this one replaces, and deletes everything that it has stored. */
async function withdraw(): Promise<void> {
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));
