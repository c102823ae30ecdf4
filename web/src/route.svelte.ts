/** The current address, using the browser's plain history. */

export type Route =
  | { screen: "home" }
  | { screen: "table"; id: string }
  | { screen: "open"; game: string }
  | { screen: "join"; code: string }
  /** A table on a big screen, by its code or its id. */
  | { screen: "tv"; table: string }
  | { screen: "replay"; id: string }
  /** A record from a file; `open`: one has been chosen. */
  | { screen: "record"; open: boolean }
  /** `exact`: the numbered rules instead of the guide. */
  | { screen: "rules"; game: string; exact: boolean }
  | { screen: "learn"; game: string }
  /** The story of a finished match, or of the record from a file. */
  | { screen: "story"; id: string }
  /** Bots to watch. */
  | { screen: "watch"; game: string }
  /** The mine of the day, or the Duel of the week. */
  | { screen: "day"; kind: "mine" | "duel" }
  | { screen: "puzzles" }
  /** A puzzle by its id; `today`: the one of the day. */
  | { screen: "puzzle"; id: string }
  | { screen: "settings" }
  /** A link in a mail; `end`: the one that ends all mails. */
  | { screen: "mail"; token: string; end: boolean }
  /** One's own name, devices and data. */
  | { screen: "me" }
  | { screen: "history" }
  | { screen: "stats" }
  | { screen: "circles" }
  | { screen: "circle"; id: string }
  /** The link to join a circle. */
  | { screen: "invited"; token: string }
  /** Somebody else's personal link. */
  | { screen: "link"; token: string }
  /** There is nothing at the address; `link`: it was a personal link. */
  | { screen: "nowhere"; link: boolean };

export function read(path: string): Route {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean).map(plain);
  if (first === "" || first === "index.html") return { screen: "home" };
  if (first === "t" && second) return { screen: "table", id: second };
  if (first === "open") return { screen: "open", game: second || "saboteur" };
  if (first === "join" && second) return { screen: "join", code: second };
  if (first === "tv" && second) return { screen: "tv", table: second };
  if (first === "replay" && (second === "" || second === "file")) return { screen: "record", open: second === "file" };
  if (first === "replay") return { screen: "replay", id: second };
  if (first === "rules") return { screen: "rules", game: second || "saboteur", exact: third === "reference" };
  if (first === "learn") return { screen: "learn", game: second || "saboteur" };
  if (first === "watch") return { screen: "watch", game: second || "saboteur" };
  if (first === "day") return { screen: "day", kind: second === "duel" ? "duel" : "mine" };
  if (first === "puzzles") return { screen: "puzzles" };
  if (first === "puzzle") return { screen: "puzzle", id: second || "today" };
  if (first === "me" && second) return { screen: "link", token: second };
  if (first === "story" && second) return { screen: "story", id: second };
  if (first === "mail" && third) return { screen: "mail", token: third, end: second === "off" };
  if (first === "me") return { screen: "me" };
  if (first === "history") return { screen: "history" };
  if (first === "stats") return { screen: "stats" };
  if (first === "circles" || (first === "circle" && !second)) return { screen: "circles" };
  if (first === "circle" && second === "join" && third) return { screen: "invited", token: third };
  if (first === "circle") return { screen: "circle", id: second };
  if (first === "settings") return { screen: "settings" };
  return { screen: "nowhere", link: first === "lost-link" };
}

/** A decoded part of an address; kept as it is if it cannot be decoded. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Brings a place of the screen into view, by the end of its address. */
export function seek(hash: string): void {
  if (hash.length > 1) document.getElementById(plain(hash.slice(1)))?.scrollIntoView();
}

/** What the browser keeps with each screen, also over a reload. */
interface Kept {
  /** How many screens of ours lie before this one. */
  deep: number;
  /** The screen that the rules lie over, and how many steps lead back to it. */
  under?: string;
  steps?: number;
}

/** Screens that must not be lost while somebody looks something up. */
const LIVE = ["table", "learn", "puzzle", "replay", "record", "story"];

class Router {
  route = $state.raw<Route>({ screen: "home" });
  /** The rules that lie over the screen. */
  over = $state.raw<Extract<Route, { screen: "rules" }> | null>(null);
  #path = "";

  constructor() {
    this.#arrive();
    addEventListener("popstate", () => this.#arrive());
  }

  get #kept(): Kept {
    const kept: unknown = history.state;
    return typeof kept === "object" && kept !== null && "deep" in kept ? (kept as Kept) : { deep: 0 };
  }

  get deep(): number {
    return Number(this.#kept.deep);
  }

  /** Shows what the address and the browser's memory say. */
  #arrive(): void {
    const { under } = this.#kept;
    const here = read(location.pathname);
    this.over = under !== undefined && here.screen === "rules" ? here : null;
    const path = this.over && under !== undefined ? under : location.pathname;
    // A screen that only was covered goes on as it is.
    if (path !== this.#path) this.route = read(path);
    this.#path = path;
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState({ deep: this.deep }, "", path);
    else history.pushState({ deep: this.deep + 1 }, "", path);
    this.route = read(location.pathname);
    this.over = null;
    this.#path = location.pathname;
    scrollTo(0, 0);
  }

  /** Go back one screen, or home if the visitor came from elsewhere. */
  back(): void {
    if (this.deep > 0) history.back();
    else this.go("/");
  }

  /** Lays rules over the screen. */
  #cover(path: string): void {
    const { steps = 0 } = this.#kept;
    history.pushState({ deep: this.deep + 1, under: this.#path, steps: steps + 1 } satisfies Kept, "", path);
    this.#arrive();
  }

  /** Takes the rules away again. */
  uncover(): void {
    const { steps } = this.#kept;
    if (!this.over) return;
    this.over = null;
    if (steps) history.go(-steps);
  }

  /** Follow links of the page without loading it again. */
  follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (link.hash && link.pathname === location.pathname) {
      history.replaceState(history.state, "", link.hash);
      seek(link.hash);
      return;
    }
    const path = link.pathname + link.search + link.hash;
    if (LIVE.includes(this.route.screen) && read(link.pathname).screen === "rules") this.#cover(path);
    else this.go(path);
  };
}

export const router = new Router();
