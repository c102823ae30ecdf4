/** Which bots somebody plays against: a level and a character, remembered on this device. */
import type { BotInfo } from "../net/types";

export interface Choice {
  /** The bot of the level. */
  level: string;
  /** Empty for all sorts. */
  character: string;
}

const KEY = "bots";
/** The best that answers at once; a newcomer's first match should be neither dull nor hopeless. */
const USUAL = ["miner", "greedy"];

/** The levels from the shallowest down, then whatever else the server offers. */
export function shaft(bots: BotInfo[]): BotInfo[] {
  const levels = bots.filter((bot) => bot.depth).sort((a, b) => (a.depth ?? 0) - (b.depth ?? 0));
  const complete = levels.some((bot) => bot.name === "miner");
  // The old reference plays about like a miner; it is shown only where there are none.
  return [...levels, ...bots.filter((bot) => !bot.depth && (bot.name !== "greedy" || !complete))];
}

export const split = (bot: string): Choice => {
  const [level = "", character = ""] = bot.split("@");
  return { level, character };
};

export const joined = ({ level, character }: Choice): string => (character ? `${level}@${character}` : level);

export function remembered(bots: BotInfo[]): Choice {
  const found = split(localStorage.getItem(KEY) ?? "");
  const known = bots.find((bot) => bot.name === found.level);
  if (known)
    return { level: known.name, character: known.characters?.includes(found.character) ? found.character : "" };
  const usual = USUAL.find((name) => bots.some((bot) => bot.name === name));
  return { level: usual ?? bots[0]?.name ?? "greedy", character: "" };
}

export const remember = (choice: Choice): void => localStorage.setItem(KEY, joined(choice));

/** Bots for this many seats: the chosen character, if any, and others by chance, each seat another one. */
export function company(choice: Choice, bots: BotInfo[], seats: number, random: () => number = Math.random): string[] {
  const all = bots.find((bot) => bot.name === choice.level)?.characters ?? [];
  if (!all.length) return Array<string>(seats).fill(joined(choice));
  const shuffled = all
    .map((name) => ({ name, at: name === choice.character ? -1 : random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
  return Array.from({ length: seats }, (_, seat) => `${choice.level}@${shuffled[seat % shuffled.length] ?? ""}`);
}
