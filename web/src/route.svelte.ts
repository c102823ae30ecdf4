/** Where in the page one is: the plain history of the browser. */

export type Route =
  | { screen: "home" }
  | { screen: "table"; id: string }
  | { screen: "open"; game: string }
  | { screen: "join"; code: string }
  | { screen: "replay"; id: string }
  /** A record from a file; `open`: one has been chosen. */
  | { screen: "record"; open: boolean }
  | { screen: "rules"; game: string }
  | { screen: "learn"; game: string }
  | { screen: "settings" }
  /** Somebody's personal link, followed by somebody else. */
  | { screen: "link"; token: string }
  /** There is nothing at the address; `link`: it was somebody's personal link. */
  | { screen: "nowhere"; link: boolean };

export function read(path: string): Route {
  const [first = "", second = ""] = path.split("/").filter(Boolean).map(plain);
  if (first === "" || first === "index.html") return { screen: "home" };
  if (first === "t" && second) return { screen: "table", id: second };
  if (first === "open") return { screen: "open", game: second || "saboteur" };
  if (first === "join" && second) return { screen: "join", code: second };
  if (first === "replay" && (second === "" || second === "file")) return { screen: "record", open: second === "file" };
  if (first === "replay") return { screen: "replay", id: second };
  if (first === "rules") return { screen: "rules", game: second || "saboteur" };
  if (first === "learn") return { screen: "learn", game: second || "saboteur" };
  if (first === "me" && second) return { screen: "link", token: second };
  if (first === "settings") return { screen: "settings" };
  return { screen: "nowhere", link: first === "lost-link" };
}

/** A part of an address as people write it; what cannot be read stays as it is. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>(read(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = read(location.pathname)));
  }

  /** How many screens of ours lie before this one; the browser keeps it with each, also over a reload. */
  get deep(): number {
    const kept: unknown = history.state;
    return typeof kept === "object" && kept !== null && "deep" in kept ? Number(kept.deep) : 0;
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState({ deep: this.deep }, "", path);
    else history.pushState({ deep: this.deep + 1 }, "", path);
    this.route = read(location.pathname);
    scrollTo(0, 0);
  }

  /** One screen back, or home if one came from elsewhere. */
  back(): void {
    if (this.deep > 0) history.back();
    else this.go("/");
  }

  /** Follow links of the page without loading it again. */
  follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };
}

export const router = new Router();
