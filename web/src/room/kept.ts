/** The person's looks: stored on the server, and on the device only until the server has confirmed them. */
import { type Looks, usualOf } from "../art/dwarf";
import { api, Refusal } from "../net/api";
import { session } from "../net/session.svelte";

const KEY = "looks";

/** What was chosen here and not sent yet. */
export function unsentLooks(): Looks | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof found !== "object" || found === null) return null;
    const looks = found as Looks;
    return [looks.hat, looks.beard, looks.colour, looks.hair, looks.skin].every(Number.isInteger) ? looks : null;
  } catch {
    return null;
  }
}

/** How oneself looks, chosen or not. */
export const ownLooks = (): Looks => keptLooks() ?? usualOf(session.me?.id ?? "");

export const keptLooks = (): Looks | null => unsentLooks() ?? session.me?.looks ?? null;

export function keepLooks(looks: Looks): void {
  localStorage.setItem(KEY, JSON.stringify(looks));
  void sendLooks();
}

let sending = false;

/** Send unsaved looks to the server; without a network or a name, at the next opportunity. */
export async function sendLooks(): Promise<void> {
  if (sending || session.me?.name == null) return;
  sending = true;
  try {
    for (let looks = unsentLooks(); looks; looks = unsentLooks()) {
      const text = localStorage.getItem(KEY);
      session.me = await api.looks(looks);
      if (localStorage.getItem(KEY) === text) localStorage.removeItem(KEY);
    }
  } catch (error) {
    // The server will not accept it later either.
    if (error instanceof Refusal && error.status === 400) localStorage.removeItem(KEY);
  } finally {
    sending = false;
  }
}
