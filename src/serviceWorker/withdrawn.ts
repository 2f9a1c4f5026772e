declare const self: ServiceWorkerGlobalScope;

/** Takes the place of the service worker at once, and removes it with everything that it has stored. */
async function withdraw(): Promise<void> {
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));
