/** The page as an installed app: it opens offline and updates itself when the server has a new version. */
import { router } from "../route.svelte";

/** Milliseconds between checks of an open page for a new version. */
const HOUR = 3_600_000;
/** Screens that must not be reloaded without asking. */
const LIVE = ["table", "tv", "learn"];

/** The browser's offer to install the page; not all browsers make one. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Shell {
  /** Whether the server was unreachable at the last request. */
  offline = $state(false);
  /** Whether the server has a newer page than this one. */
  outdated = $state(false);
  /** Whether the browser would install the page now. */
  installable = $state(false);
  #offer: Offer | null = null;
  #looked = Date.now();

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      // Do not ask on the first visit.
      event.preventDefault();
      this.#offer = event as Offer;
      this.installable = true;
    });
    const workers = this.#workers;
    if (!workers) return;
    let first = workers.controller === null;
    workers.addEventListener("controllerchange", () => {
      if (!first) void this.#renewed();
      first = false;
    });
    addEventListener("online", () => void this.look());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && Date.now() - this.#looked > HOUR) void this.look();
    });
  }

  get #workers(): ServiceWorkerContainer | null {
    return "serviceWorker" in navigator && !import.meta.env.DEV ? navigator.serviceWorker : null;
  }

  /** Begin to keep the page, once everything it shows has come. */
  async begin(): Promise<void> {
    // A browser may forbid it, as in private windows; the page works without.
    await this.#workers?.register("/sw.js", { updateViaCache: "none" }).catch(() => null);
  }

  /** Let the browser ask whether to install the page. */
  async install(): Promise<void> {
    this.installable = false;
    await this.#offer?.prompt();
  }

  /** Note whether the server answers; whoever was without it looks for a new version first. */
  async reached(there: boolean): Promise<void> {
    const back = there && this.offline;
    this.offline = !there;
    if (back) await this.look();
  }

  /** Look whether the server has another version. */
  async look(): Promise<void> {
    this.#looked = Date.now();
    const found = await this.#workers?.getRegistration();
    await found?.update().catch(() => null);
  }

  /** Load the new version at once, or tell somebody in the middle of something that there is one. */
  async #renewed(): Promise<void> {
    const worker = this.#workers?.controller;
    while (worker && worker.state !== "activated") {
      await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
    }
    // It now keeps the files of the new version only; this page may already be of it.
    if (await caches.match(import.meta.url)) return;
    if (document.visibilityState === "hidden" || !LIVE.includes(router.route.screen)) location.reload();
    else this.outdated = true;
  }
}

export const shell = new Shell();
