// Keeps the pages, their files and the photographs that were seen, for times without a network. What the
// server has to say now, prices and orders, is never kept.

const PAGES = "pages-1";
const IMAGES = "images-1";
const FILES = [
  "/o", "/assets/tokens.css", "/assets/components.css", "/assets/shop.css", "/assets/icons.svg", "/assets/size.js",
  "/assets/shop.js", "/assets/shared.js", "/assets/menu.js", "/assets/choose.js", "/assets/options.js",
  "/assets/filter.js", "/assets/ticket.js", "/assets/ticket-sheet.js", "/assets/pickup.js", "/assets/sending.js",
  "/assets/order.js",
  "/assets/order-view.js", "/assets/stream.js", "/assets/chime.js", "/assets/around.js", "/assets/places.js",
  "/assets/shop-icon.svg", "/manifest.webmanifest",
];
// Milliseconds that a page waits for the network before it is shown as it was.
const PATIENCE = 4_000;
// The most photographs that are kept.
const MOST_IMAGES = 200;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(PAGES).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== PAGES && name !== IMAGES) await caches.delete(name);
    await clients.claim();
    // The pages that are open were read before the worker was there.
    for (const { url } of await clients.matchAll()) {
      const { pathname } = new URL(url);
      if (isPage(pathname)) (await caches.open(PAGES)).add(pathname).catch(() => {});
    }
  })());
});

const isPage = (path) => path === "/" || path === "/o" || path.startsWith("/r/");

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/images/")) event.respondWith(image(event));
  else if (isPage(pathname) || pathname.startsWith("/assets/") || pathname === "/manifest.webmanifest") event.respondWith(page(request, pathname));
});

// The newest one, and what is kept only if the network is slow or away.
async function page(request, path) {
  const cache = await caches.open(PAGES);
  const fresh = fetch(request).then((response) => {
    if (response.ok) cache.put(path, response.clone());
    return response;
  });
  const kept = await cache.match(path, { ignoreVary: true });
  if (!kept) return fresh;
  fresh.catch(() => {});
  const slow = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  return Promise.race([fresh.catch(() => kept), slow]);
}

async function image(event) {
  const cache = await caches.open(IMAGES);
  const kept = await cache.match(event.request, { ignoreVary: true });
  const fresh = fetch(event.request).then(async (response) => {
    if (response.ok) {
      await cache.put(event.request, response.clone());
      const all = await cache.keys();
      for (const old of all.slice(0, Math.max(0, all.length - MOST_IMAGES))) await cache.delete(old);
    }
    return response;
  });
  if (!kept) return fresh;
  event.waitUntil(fresh.catch(() => {}));
  return kept;
}
