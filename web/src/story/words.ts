/** The story in words. */
import type { Award, Judged, Point, RoundStory, Sentence, Side, Spoken, Story } from "../net/types";
import { sayWhole } from "../play/say";
import { capital, listed } from "../words/card";
import { claim, name, type Reader, tell } from "../words/tell";
import { t, words, type Values } from "../words/words.svelte";
import { tenths } from "../words/number";

/** Awards whose figure is a share. */
const SHARES = new Set(["lucky", "sharp-eyed", "turned-it", "unlucky", "unseen", "trusting"]);

export const percent = (value: number): number => Math.round(100 * value);

/** A change in points, with its sign. */
export const signed = (points: number): string =>
  points === 0 ? "±0" : `${points < 0 ? "−" : "+"}${Math.abs(points)}`;

/** What a move changed: points of winning chance, or gold of somebody who plays alone. */
export function changed(value: number, alone: boolean): string {
  if (!alone) return signed(percent(value));
  const gold = Math.round(10 * value) / 10;
  return gold === 0 ? "±0" : `${gold < 0 ? "−" : "+"}${tenths(Math.abs(gold))}`;
}

/** What a side is called. */
export function sideName(side: Side, reader: Reader): string {
  if (side.name === "alone") return name(reader, side.seats[0]);
  return words.has(`saga-side-${side.name}`) ? t(`saga-side-${side.name}`) : side.name;
}

export function headlineOf(round: RoundStory): string {
  const parts = (round.headline ?? []).map((kind) =>
    t(words.has(`headline-${kind}`) ? `headline-${kind}` : "headline-turn"),
  );
  if (!parts.length) return t(`headline-none-${won(round)}`);
  return capital(
    t(parts.length > 1 ? "headline-two" : "headline-one", { first: parts[0] ?? "", second: parts[1] ?? "" }),
  );
}

/** How a round ended, in a word: with light, without, or neither. */
export function won(round: RoundStory): "light" | "dark" | "over" {
  if (round.winner?.endsWith("diggers") || ["blue", "green", "yellow"].includes(round.winner ?? "")) return "light";
  return round.winner === "saboteurs" ? "dark" : "over";
}

export function endOf(round: RoundStory): string {
  return t(`saga-end-${won(round)}`);
}

/** Everybody by name, readers too: "you" would need other verbs and cases. */
const names = (seats: readonly number[] | undefined, reader: Reader): string =>
  listed((seats ?? []).map((seat) => name(reader, seat)));

/** A sentence of the tale of a round, in a match of so many. */
export function sentence(one: Sentence, round: RoundStory, rounds: number, reader: Reader, deed: string): string {
  const key = words.has(`tale-${one.kind}`) ? `tale-${one.kind}` : "tale-won";
  const sides = round.sides ?? [];
  const side = sides.find(({ seats }) => seats.join() === one.seats?.join()) ?? sides[0];
  const values: Values = {
    names: names(one.seats, reader),
    count: one.count ?? one.seats?.length ?? 0,
    who: name(reader, one.by),
    fooled: names(one.fooled, reader),
    side: side ? sideName(side, reader) : "",
    round: round.round,
    // Where gold goes to others, too, whoever wins the only round need not win the match.
    rounds: reader.view.expansion && key === "tale-won" ? 0 : rounds,
    turn: one.turn ?? 0,
    percent: one.percent ?? 0,
    gold: tenths((one.percent ?? 0) / 100),
    deed,
  };
  return capital(t(key, values));
}

/** Moves that no event tells: whatever comes next in the log is something else. */
const UNTOLD = new Set(["done", "pass", "stop", "suffer"]);

/** A move of a story, just before it. */
interface Moment {
  seq: number;
  seat?: number | null;
  move?: string | null;
}

/** What happened at a moment: the first sentence of it, without a full stop. */
export function deedAt(story: Story, { seq, seat, move }: Moment, reader: Reader): string {
  const event = story.events.find((one) => one.seq === seq);
  const verb = story.moves[move ?? ""]?.verb ?? "";
  if (UNTOLD.has(verb) && event?.kind !== "spare") return t(`saga-did-${verb}`, { who: name(reader, seat) });
  const told = event ? tell(event, reader).replace(/\.$/, "") : "";
  // What a troll will cost in the end is told in a sentence of its own.
  return event?.kind === "bribe" ? told.replace(/\. .*/s, "") : told;
}

/** What turned a match at a point of its curve: the card drawn, if the move before it did nothing and luck did it. */
export function turnAt(story: Story, point: Point, reader: Reader): string {
  const event = story.events.find((one) => one.seq === point.seq);
  const idle = UNTOLD.has(story.moves[point.move ?? ""]?.verb ?? "");
  const drawn = event?.kind === "draw" && event.seat === point.seat && event.card && event.card !== "?";
  if (idle && drawn && Math.abs(point.luck ?? 0) > Math.abs(point.skill ?? 0))
    return tell(event, reader).replace(/\.$/, "");
  return deedAt(story, point, reader);
}

export function moveName(story: Story, move: string, reader: Reader): string {
  const parts = story.moves[move];
  return parts ? sayWhole(parts, reader.view, reader.names) : move;
}

export function judgedLine(judged: Judged, story: Story, reader: Reader): string {
  const name = moveName(story, judged.other, reader);
  return t(`saga-said-${judged.verdict}`, {
    deed: deedAt(story, judged, reader),
    // The same card in the same place: then it lay the wrong way round.
    other: name === moveName(story, judged.move, reader) ? t("saga-way-round") : name,
    turn: judged.turn,
  });
}

export function spokenLine(spoken: Spoken, reader: Reader): string {
  return claim(spoken.seat, spoken.claim, reader);
}

export function heardLine(spoken: Spoken): string {
  return spoken.believed == null ? "" : t(spoken.believed ? "saga-believed" : "saga-doubted");
}

export function awardLine(award: Award): string {
  const figure = SHARES.has(award.name) ? percent(award.figure) : Math.round(award.figure);
  return t(`saga-award-${award.name}.why`, { figure });
}
