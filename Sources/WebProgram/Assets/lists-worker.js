// Keeps the shopping lists that this browser opened, with their files, for a shop without a network. What is asked of
// the interface is never kept.

const KEPT = "lists-1";
// Milliseconds that a page waits for the network before it is shown as it was.
const PATIENCE = 4_000;
// The most lists that are kept.
const MOST = 20;

const isList = (url) => url.startsWith(registration.scope);

addEventListener("install", () => skipWaiting());

// The page that brought the worker needs it as well, not only the next one.
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

// A page names itself and its files: those of its first visit were read before the worker was there.
addEventListener("message", (event) => {
  event.waitUntil(Promise.all(event.data.map((url) => fetch(url).then((response) => keep(url, response)).catch(() => {}))));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/v1/")) return;
  event.respondWith(newest(request));
});

// The newest one, and what is kept only if the network is slow or away.
async function newest(request) {
  const kept = await (await caches.open(KEPT)).match(request.url, { ignoreVary: true });
  const fresh = fetch(request).then(async (response) => {
    await keep(request.url, response);
    return response.status >= 500 && kept ? kept : response;
  });
  if (!kept) return fresh;
  fresh.catch(() => {});
  const slow = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  return Promise.race([fresh.catch(() => kept), slow]);
}

// Who may not see a list any more, or whose list is gone, keeps nothing of it.
async function keep(url, response) {
  const cache = await caches.open(KEPT);
  if (response.status >= 500) return;
  if (!response.ok) return cache.delete(url);
  await cache.put(url, response.clone());
  const lists = (await cache.keys()).filter((request) => isList(request.url));
  for (const old of lists.slice(0, Math.max(0, lists.length - MOST))) await cache.delete(old);
}
