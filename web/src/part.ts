/** Parts of the page that are loaded lazily. */
import { type Part as Texts, words } from "./words/words.svelte";

const KEY = "renewed";
/** Milliseconds within which a second failure is not caused by an outdated page. */
const LATELY = 30_000;

/** A part of the page together with its texts; most find theirs in the `rest`. */
export async function part<Part>(load: () => Promise<Part>, ...texts: Texts[]): Promise<Part> {
  const [found] = await fetched(() => Promise.all([load(), words.complete(["rest", ...texts])]));
  return found;
}

/** Load a part; reload the page if that fails: after an update of the server an open page requests chunks that are gone. */
export async function fetched<Found>(load: () => Promise<Found>): Promise<Found> {
  try {
    return await load();
  } catch (error) {
    if (!(await renew())) throw error;
    // Nothing more is to be shown until then.
    return new Promise(() => {});
  }
}

/** Reload the page, unless the server is unreachable or it was tried a moment ago and not requested `again`. */
export async function renew(again = false): Promise<boolean> {
  const lately = Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < LATELY;
  if (lately && !again) return false;
  const there = await fetch("/healthz").then(
    (answer) => answer.ok,
    () => false,
  );
  if (!there) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
  return true;
}
