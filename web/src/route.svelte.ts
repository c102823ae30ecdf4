/** Where in the page one is: the plain history of the browser. */

export type Route =
  | { screen: "home" }
  | { screen: "table"; id: string }
  | { screen: "open"; game: string }
  | { screen: "join"; code: string }
  | { screen: "replay"; id: string }
  | { screen: "rules"; game: string }
  | { screen: "settings" };

export function read(path: string): Route {
  const [first = "", second = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "t" && second) return { screen: "table", id: second };
  if (first === "open") return { screen: "open", game: second || "saboteur" };
  if (first === "join" && second) return { screen: "join", code: second };
  if (first === "replay" && second) return { screen: "replay", id: second };
  if (first === "rules") return { screen: "rules", game: second || "saboteur" };
  if (first === "settings") return { screen: "settings" };
  return { screen: "home" };
}

class Router {
  route = $state.raw<Route>(read(location.pathname));
  /** Whether there is a screen of ours to go back to. */
  deep = $state(0);

  constructor() {
    addEventListener("popstate", () => {
      this.deep = Math.max(0, this.deep - 1);
      this.route = read(location.pathname);
    });
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else {
      history.pushState(null, "", path);
      this.deep += 1;
    }
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
