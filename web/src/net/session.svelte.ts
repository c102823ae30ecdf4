/** Who one is on this server, and what can be played there. */
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

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  bots = $state.raw<BotInfo[]>([]);
  /** The name in the field; prefilled on the first visit. */
  wish = $state(localStorage.getItem("name") ?? NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Alrik");

  async begin(): Promise<void> {
    const [me, games, bots] = await Promise.all([api.me(), api.games(), api.bots()]);
    this.me = me;
    this.games = games;
    this.bots = bots;
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
    this.me = await api.signOut({ everywhere });
  }

  async speak(language: string): Promise<void> {
    await words.speak(language);
    const name = this.me?.name;
    if (name) this.me = await api.name({ name, language });
  }
}

export const session = new Session();
