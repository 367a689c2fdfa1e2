/**
 * What browsers get in place of the service worker where the shop wants none (`SERVICE_WORKER=off`): it takes over at once,
 * takes itself off and clears what was kept. Pages that are open go on, over the network like everybody's: it answers for
 * nothing, and reloads nobody.
 */
export const farewellWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const leave = async () => {
    await self.registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  };
  event.waitUntil(leave());
});
`;
