/** How the games present themselves, before anybody knows their rules. */

export interface Portrait {
  /** Card codes that show what the game is about. */
  cards: string[];
  minutes: string;
}

export const PORTRAITS: Record<string, Portrait> = {
  saboteur: { cards: ["ESW", "goal/gold", "broken-lantern"], minutes: "30" },
  saboteur2: { cards: ["EW:door-green@E", "NES:crystal", "theft"], minutes: "45" },
  duel: { cards: ["NESW:troll@W", "key", "EW:gold2"], minutes: "30" },
  solo: { cards: ["EW:gold3", "key", "map"], minutes: "20" },
  "dark-cave": { cards: ["I.NES:hole", "II.lindworm", "III.axe"], minutes: "45" },
};

/** How many sit down if nobody says otherwise. */
export function usual(game: { least: number; most: number }): number {
  return Math.min(Math.max(game.least, 4), game.most);
}
