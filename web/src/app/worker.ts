/** The service worker: caches the page for offline use, and shows notifications while it is closed.

    The document always comes from the network if there is one, so a new server never gets an old page; the names of
    assets hold a hash of their content, so a stored one is never out of date. Nothing of a person is ever stored. */

/** What the bundler writes in: a digest of this build, and its files. */
declare const BUILD: { version: string; files: string[] };

/** The parts of the worker's world that are used here: the page's types know only windows. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Waiting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Waiting {
  readonly notification: Notification;
}
interface Page {
  readonly url: string;
  focus(): Promise<Page>;
  navigate(url: string): Promise<Page | null>;
}
interface World {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wish: { type: "window"; includeUncontrolled: boolean }): Promise<Page[]>;
    openWindow(url: string): Promise<Page | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listener: (event: Waiting) => void): void;
  addEventListener(kind: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(kind: "push", listener: (event: Pushed) => void): void;
  addEventListener(kind: "notificationclick", listener: (event: Clicked) => void): void;
}
const world = self as unknown as World;

// A module: its names are not the page's.
export {};

/** What the server pushes: already in the person's language. */
interface Notice {
  title: string;
  body: string;
  tag: string;
  path: string;
}

const NAME = "page-";
const HERE = NAME + BUILD.version;
const DOCUMENT = "/";
/** Addresses outside the page: never answered from the cache. */
const SERVER = /^\/(api|ws|me|docs|healthz|readyz|metrics|mail)(\/|$)/;

world.addEventListener("install", (event) => {
  event.waitUntil(store().then(() => world.skipWaiting()));
});

world.addEventListener("activate", (event) => {
  event.waitUntil(forget().then(() => world.clients.claim()));
});

world.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin || SERVER.test(address.pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (BUILD.files.includes(address.pathname)) event.respondWith(file(request, address.pathname));
});

world.addEventListener("push", (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (!notice) return;
  const shown: NotificationOptions & { renotify: boolean } = {
    body: notice.body,
    tag: notice.tag,
    // The next turn at the same table takes the place of the last one, and still rings.
    renotify: true,
    icon: "/icon-192.png",
    badge: "/badge-96.png",
    data: notice.path,
  };
  event.waitUntil(world.registration.showNotification(notice.title, shown));
});

world.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data ?? "/")));
});

/** The whole page is there, or this version is not installed. */
async function store(): Promise<void> {
  const cache = await caches.open(HERE);
  await cache.addAll(BUILD.files);
  const document = await fetch(DOCUMENT, { cache: "no-cache", credentials: "omit" });
  const text = await document.clone().text();
  // The server may have been updated a moment ago: the document must be the one of this build.
  const named = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
  if (!document.ok || !named.length || named.some((path) => !BUILD.files.includes(path)))
    throw new Error("another build");
  await cache.put(DOCUMENT, document);
}

async function forget(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(NAME) && name !== HERE) await caches.delete(name);
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(HERE)).match(DOCUMENT);
    if (!kept) throw error;
    return kept;
  }
}

async function file(request: Request, path: string): Promise<Response> {
  return (await (await caches.open(HERE)).match(path)) ?? fetch(request);
}

/** Brings the page to the front, at this address. */
async function show(path: string): Promise<void> {
  const open = await world.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === path);
  if (there) await there.focus();
  else await world.clients.openWindow(path);
}
