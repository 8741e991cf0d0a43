// Keeps pages and the engine for when there is no network: pages as they were last seen, the engine as it was loaded.
"use strict";
const KEPT = "tarock", ENGINE = new URL("engine/", self.registration.scope).href;
const isEngine = (address) => address.startsWith(ENGINE) && !address.endsWith("/engine.json");
const isOurs = (address) => address.startsWith(self.registration.scope) && !address.endsWith("/api");

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// What was used before this script was there is fetched again, mostly from the browser's own store.
const keep = async (addresses) => {
  const kept = await caches.open(KEPT);
  const about = await (await fetch(new URL("engine.json", ENGINE))).json();
  const engine = Object.keys(about.files).map((name) => new URL(`${about.folder}/${name}`, ENGINE).href);
  const wanted = [...addresses.filter(isOurs), new URL("engine.json", ENGINE).href, ...engine];
  for (const request of await kept.keys()) {
    if (isEngine(request.url) && !engine.includes(request.url)) await kept.delete(request);
  }
  for (const address of new Set(wanted)) {
    if (!(await kept.match(address))) await kept.add(address);
  }
};

self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep.map(String)));
});

const found = async (request) => {
  const kept = await caches.open(KEPT);
  const before = isEngine(request.url) ? await kept.match(request, { ignoreVary: true }) : undefined;
  if (before) return before;
  try {
    const response = await fetch(request);
    if (response.ok) await kept.put(request.url.split(/[?#]/)[0], response.clone());
    return response;
  } catch (fault) {
    const last = await kept.match(request.url.split(/[?#]/)[0], { ignoreVary: true });
    if (last) return last;
    throw fault;
  }
};

self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && isOurs(event.request.url)) event.respondWith(found(event.request));
});
