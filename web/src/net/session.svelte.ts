/** The user's identity on this server, and what can be played there. */
import { closing } from "../parts/closing.svelte";
import { words } from "../words/words.svelte";
import { api } from "./api";
import type { BotInfo, GameInfo, Me } from "./types";

const NAMES = [
  "Alrik",
  "Bromwin",
  "Dagna",
  "Edda",
  "Fjalar",
  "Gunda",
  "Hedwig",
  "Ivar",
  "Jorun",
  "Kuno",
  "Lioba",
  "Moira",
];

const KEY = "offers";

/** The server's last offer, for offline use. */
function offers(): { games: GameInfo[]; bots: BotInfo[] } {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<ReturnType<typeof offers>> | null;
    return { games: found?.games ?? [], bots: found?.bots ?? [] };
  } catch {
    return { games: [], bots: [] };
  }
}

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  bots = $state.raw<BotInfo[]>([]);
  /** The name in the field; prefilled on the first visit. */
  wish = $state(localStorage.getItem("name") ?? NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Alrik");

  async begin(): Promise<void> {
    let found;
    try {
      found = await Promise.all([api.me(), api.games(), api.bots()]);
    } catch (error) {
      if (!this.games.length) Object.assign(this, offers());
      throw error;
    }
    const [me, games, bots] = found;
    this.me = me;
    closing.hear(me.closing);
    this.games = games;
    this.bots = bots;
    localStorage.setItem(KEY, JSON.stringify({ games, bots }));
    if (me.name !== null) this.wish = me.name;
  }

  /** Send the name to the server, unless it knows it. */
  async introduce(): Promise<void> {
    const name = this.wish.trim();
    if (this.me?.name === name && this.me.language === words.language) return;
    this.me = await api.name({ name, language: words.language });
    this.wish = this.me.name ?? name;
    localStorage.setItem("name", this.wish);
  }

  async signOut(everywhere: boolean): Promise<void> {
    const { forgetDevice } = await import("../calls/calls.svelte");
    // Signing out ends notifications on this device.
    await forgetDevice().catch(() => null);
    this.me = await api.signOut({ everywhere });
  }

  /** Become the person of a passkey. */
  async signIn(credential: string): Promise<void> {
    this.me = await api.signIn(credential);
    this.wish = this.me.name ?? this.wish;
    localStorage.setItem("name", this.wish);
    if (this.me.language !== words.language) await words.speak(this.me.language);
  }

  /** Delete everything; whether all of it is done already. */
  async erase(name: string): Promise<boolean> {
    const { complete } = await api.erase(name);
    // Nothing of them stays on this device either.
    localStorage.removeItem("name");
    localStorage.removeItem("looks");
    this.me = await api.me();
    this.wish = NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Alrik";
    return complete;
  }

  async speak(language: string): Promise<void> {
    await words.speak(language);
    const name = this.me?.name;
    if (name) this.me = await api.name({ name, language });
  }
}

export const session = new Session();
