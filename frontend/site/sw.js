/** Keeps one whole version of the site for use without a network. `make site` fills in the names. */

const CACHE = "pithead __VERSION__";
const FILES = __FILES__;
const NAMED_BY_CONTENT = /^(assets|python-|locale-|data-|pithead-)/;

/** All or nothing: a version that lacks a file is never used. */
async function fill() {
  const cache = await caches.open(CACHE);
  // What has its content in its name may come from the browser's own cache.
  await cache.addAll(FILES.map((name) => new Request(name, { cache: NAMED_BY_CONTENT.test(name) ? "default" : "reload" })));
}

async function dropOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith("pithead ") && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === "navigate" ? "./" : request);
  return kept ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(dropOthers()));
self.addEventListener("message", (event) => event.data === "replace" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(self.registration.scope)) event.respondWith(answer(request));
});
