// An earlier shop at this address had a service worker, and browsers that know it still ask for this file.
// This one empties its caches, unregisters itself and loads the open pages again from the network.
async function unregister() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url)
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(unregister()))
