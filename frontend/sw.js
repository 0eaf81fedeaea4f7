/** Keeps one whole version of the page for use without a network. The build fills in the names. */

const CACHE = "pithead __VERSION__";
const FILES = __FILES__;
/** Whether a server gives the page: then it is asked first, and what is kept is for when it is away. */
const SERVED = __SERVED__;
const NAMED_BY_CONTENT = /^(assets|python-|locale-|data-|pithead-)/;
const HERE = self.registration.scope;

/** All or nothing: a version that lacks a file is never used. */
async function fill() {
  const cache = await caches.open(CACHE);
  // What has its content in its name may come from the browser's own cache.
  const fresh = (name) => new Request(name, { cache: NAMED_BY_CONTENT.test(name) ? "default" : "reload" });
  await cache.addAll(FILES.map(fresh));
}

async function dropOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith("pithead ") && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function kept(request) {
  const cache = await caches.open(CACHE);
  return cache.match(request.mode === "navigate" ? "./" : request);
}

async function answer(request) {
  return (await kept(request)) ?? fetch(request);
}

/** What the server says; what is kept where it, or what stands before it, can't answer. */
async function answerOfServer(request) {
  try {
    const given = await fetch(request);
    if (given.status < 500) {
      if (given.ok && isWords(request)) await (await caches.open(CACHE)).put(request, given.clone());
      return given;
    }
    return (await kept(request)) ?? given;
  } catch (trouble) {
    const found = await kept(request);
    if (found) return found;
    throw trouble;
  }
}

const isWords = ({ url }) => url.startsWith(`${HERE}locale/`);
const isAsset = ({ url }) => url.startsWith(`${HERE}assets/`);

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(dropOthers()));
self.addEventListener("message", (event) => event.data === "replace" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(HERE)) return;
  if (!SERVED || isAsset(request)) event.respondWith(answer(request));
  else if (request.mode === "navigate" || isWords(request)) event.respondWith(answerOfServer(request));
});
