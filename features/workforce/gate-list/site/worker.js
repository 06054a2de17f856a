/**
 * Answers for the page of the gate list from what was kept with the list, and for nothing else: its scope is /gate-list/. What
 * is kept is renewed whenever a list is taken.
 */
const CACHE = 'vcms-gate-list';

async function answer(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(answer(event.request));
});
