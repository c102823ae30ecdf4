import { describe, expect, test } from "vitest";
import cave from "../fixtures/dark-cave.json";
import duel from "../fixtures/duel.json";
import saboteur from "../fixtures/saboteur.json";
import saboteur2 from "../fixtures/saboteur2.json";
import solo from "../fixtures/solo.json";
import type { View } from "../net/types";
import { Choice, type Offer } from "./choice.svelte";

interface Moment {
  kind: string;
  view: View;
  moves: Offer[];
}
const games = Object.entries({ saboteur, saboteur2, duel, solo, "dark-cave": cave }) as unknown as [string, Moment[]][];

/** What a player can touch now, by name. */
function touches(choice: Choice): [string, () => void][] {
  return [
    ...choice.cards.map((_, slot) => [`card ${slot}`, () => choice.pickCard(slot)] as [string, () => void]),
    ...choice.spots.map(
      (spot) => [`cell ${spot.cell.join()}`, () => choice.pickCell(spot.cell)] as [string, () => void],
    ),
    ...choice.seats.map((seat) => [`seat ${seat}`, () => choice.pickSeat(seat)] as [string, () => void]),
    ...choice.options.map(
      (option) => [`option ${option.key}`, () => choice.pickOption(option)] as [string, () => void],
    ),
    ...(choice.canTurn ? [["turn", () => choice.turn()] as [string, () => void]] : []),
    ...(choice.canDiscard || choice.picked.length ? [["discard", () => choice.discard()] as [string, () => void]] : []),
  ];
}

type Place = Pick<Choice, "picked" | "mode" | "flipped" | "paying" | "narrowed" | "aimed">;
const place = ({ picked, mode, flipped, paying, narrowed, aimed }: Place): Place => ({
  picked: [...picked].sort(),
  mode,
  flipped,
  paying,
  narrowed,
  aimed,
});
const named = (at: Place): string =>
  JSON.stringify([at.picked, at.mode, at.flipped, at.paying, at.narrowed.map((one) => one.text)]);

/** Every move that touching can lead to, found by touching everything. */
function reachable(view: View, moves: Offer[]): Set<string> {
  const sent = new Set<string>();
  const choice = new Choice((move) => sent.add(move));
  choice.take(view, moves);
  const todo = [place(choice)];
  const seen = new Set(todo.map(named));
  while (todo.length) {
    const from = todo.pop()!;
    Object.assign(choice, from, { busy: false });
    const names = new Set(touches(choice).map(([name]) => name));
    for (const name of names) {
      Object.assign(choice, from, { busy: false });
      const touch = touches(choice).find(([other]) => other === name)![1];
      touch();
      // What was only aimed at is touched again.
      if (choice.aimed !== null) touch();
      const to = place(choice);
      if (choice.busy || seen.has(named(to))) continue;
      seen.add(named(to));
      todo.push({ ...to, aimed: null });
    }
  }
  return sent;
}

describe.each(games)("%s", (_name, moments) => {
  test.each(moments.map((moment, i) => [`${i} ${moment.kind}`, moment] as const))(
    "every move can be reached: %s",
    { timeout: 60_000 },
    (_kind, { view, moves }) => {
      expect([...reachable(view, moves)].sort()).toEqual(moves.map((one) => one.text).sort());
    },
  );
});

const [first] = saboteur as unknown as Moment[];
const start = (sent: string[], careful = true): Choice => {
  const choice = new Choice(
    (move) => sent.push(move),
    () => careful,
  );
  choice.take(first!.view, first!.moves);
  return choice;
};
const layable = (choice: Choice): number =>
  choice.cards.findIndex((card) => card.usable && /^[NESW|]+$/.test(card.card));

test("a card is laid by card, place, and the same place again", () => {
  const sent: string[] = [];
  const choice = start(sent);
  choice.pickCard(layable(choice));
  const spot = choice.spots[0]!;
  choice.pickCell(spot.cell);
  expect(sent).toEqual([]);
  expect(choice.ghost?.card).toBe(spot.card);
  choice.pickCell(spot.cell);
  expect(sent).toEqual([`${spot.card} ${spot.cell.join()}`]);
  expect(choice.asked).toBe(false);
});

test("without confirmation one touch lays the card", () => {
  const sent: string[] = [];
  const choice = start(sent, false);
  choice.pickCard(layable(choice));
  choice.pickCell(choice.spots[0]!.cell);
  expect(sent).toHaveLength(1);
});

test("the same moment again keeps what was chosen, a new one does not", () => {
  const choice = start([]);
  choice.pickCard(layable(choice));
  choice.take({ ...first!.view }, [...first!.moves]);
  expect(choice.picked).toHaveLength(1);
  choice.take(first!.view, first!.moves.slice(1));
  expect(choice.picked).toEqual([]);
});

test("who is not asked is told so, and nothing can be sent", () => {
  const sent: string[] = [];
  const choice = new Choice((move) => sent.push(move));
  choice.take({ ...first!.view, actor: ((first!.view.seat ?? 0) + 1) % 3 }, []);
  choice.pickCard(0);
  choice.discard();
  expect(choice.cards.every((card) => card.why === "play-why-not-your-turn")).toBe(true);
  expect(sent).toEqual([]);
});

test("while a move is on its way, cards say so instead of a wrong reason", () => {
  const sent: string[] = [];
  const choice = start(sent, false);
  choice.pickCard(layable(choice));
  choice.pickCell(choice.spots[0]!.cell);
  expect(sent).toHaveLength(1);
  expect(choice.cards.map((card) => card.why)).toEqual(choice.cards.map(() => "play-why-sent"));
  choice.refused();
  expect(choice.cards.map((card) => card.why)).not.toContain("play-why-sent");
});

test("where nothing is offered on one's turn, as in a pause, no card is called useless", () => {
  const choice = new Choice(() => undefined);
  choice.take(first!.view, []);
  expect(choice.cards.map((card) => card.why)).toEqual(choice.cards.map(() => "play-why-not-now"));
});

test("broken tools are named as the reason", () => {
  const { view, moves } = first!;
  const front = view.front.map((lying, seat) => (seat === view.seat ? ["broken-pick"] : lying));
  const choice = new Choice(() => undefined);
  choice.take(
    { ...view, front },
    moves.filter((one) => one.move.verb !== "lay"),
  );
  const ways = choice.cards.filter((card) => /^[NESW|]+$/.test(card.card));
  expect(ways.map((card) => card.why)).toEqual(ways.map(() => "play-why-broken"));
  expect(ways.length).toBeGreaterThan(0);
});

test("a card that can do nothing does not cover the question", () => {
  const asked = games
    .flatMap(([, moments]) => moments)
    .find(({ view }) => view.prompt?.kind === "take" && view.hand.length > 0);
  if (!asked) throw new Error("no moment in which gold is dealt out");
  const choice = new Choice(() => undefined);
  choice.take(asked.view, asked.moves);
  const before = choice.options.length;
  expect(before).toBeGreaterThan(1);
  choice.pickCard(0);
  expect(choice.options).toHaveLength(before);
});

describe("what does not fit is explained", () => {
  const at = (moments: unknown, holds: (view: View) => boolean): Moment =>
    (moments as Moment[]).find(({ view, moves }) => moves.length > 3 && view.prompt?.kind === "turn" && holds(view))!;
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

  test("a place where the chosen card does not fit", async () => {
    const asked: string[] = [];
    const choice = new Choice(
      () => undefined,
      () => true,
      (move) => Promise.resolve(asked.push(move) ? "It does not fit." : null),
    );
    const { view, moves } = at(saboteur, (one) => one.hand.some((card) => /^[NESW|]+$/.test(card)));
    choice.take(view, moves);
    choice.pickCard(choice.cards.findIndex((card) => card.usable && /^[NESW|]+$/.test(card.card)));
    choice.pickCell([40, 40]);
    await settled();
    expect(asked).toEqual([`${choice.selected} 40,40`]);
    expect(choice.refusal).toEqual({ at: "40,40", sentence: "It does not fit.", sides: [] });
    choice.pickSpot(choice.spots[0]!.key);
    expect(choice.refusal).toBeNull();
    choice.pickCell([40, 40]);
    await settled();
    expect(choice.refusal).not.toBeNull();
    // Discarding it is another question.
    choice.discard();
    expect(choice.refusal).toBeNull();
  });

  test("a player who cannot be aimed at", async () => {
    const asked: string[] = [];
    const ask = (move: string): Promise<string | null> => Promise.resolve(asked.push(move) ? "No." : null);
    const choice = new Choice(
      () => undefined,
      () => true,
      ask,
    );
    const { view, moves } = at(saboteur, (one) => one.hand.some((card) => card.startsWith("broken-")));
    choice.take(view, moves);
    choice.pickCard(choice.cards.findIndex(({ card }) => card.startsWith("broken-")));
    expect(choice.wonders).toBe(true);
    choice.pickSeat(view.seat!);
    await settled();
    expect(asked).toEqual([`${choice.selected} p${view.seat! + 1}`]);
    expect(choice.refusal?.at).toBe(`p${view.seat! + 1}`);
    choice.pickSeat(choice.seats[0]!);
    expect(choice.refusal).toBeNull();
  });
});

test("to propose the end is asked for once more, whatever the settings say", () => {
  const sent: string[] = [];
  const choice = new Choice(
    (move) => sent.push(move),
    () => false,
  );
  const moment = (cave as unknown as Moment[]).find(({ moves }) =>
    moves.some(({ move }) => move.verb === "propose-end"),
  )!;
  choice.take(moment.view, moment.moves);
  const propose = (): void => choice.pickOption(choice.options.find(({ key }) => key === "propose-end")!);
  propose();
  expect([sent, choice.hint?.key]).toEqual([[], "play-hint-propose-end"]);
  choice.pickOption(choice.options.find(({ act }) => act === "cancel")!);
  propose();
  propose();
  expect(sent).toEqual(["propose-end"]);
});

test("whoever can only be helped by a card is named", () => {
  const mending = ({ moves }: Moment): boolean => moves.some(({ move }) => (move.seat ?? null) !== null && !move.cell);
  for (const [name, moments] of games.filter(([name]) => ["solo", "saboteur"].includes(name))) {
    const { view, moves } = moments.find(mending)!;
    const choice = new Choice(() => undefined);
    choice.take(view, moves);
    const keys = choice.cards.flatMap((_, slot) => {
      choice.take(view, moves);
      choice.pickCard(slot);
      return choice.seats.length ? [[choice.hint?.key, choice.seats.some((seat) => seat !== view.seat)]] : [];
    });
    expect(keys.length, name).toBeGreaterThan(0);
    for (const [key, others] of keys) expect(key).toBe(others ? "play-hint-seat" : "play-hint-own-seat");
  }
});

test("the bin is marked when discarding is all one can do", () => {
  const { view, moves } = (saboteur as unknown as Moment[]).find(
    ({ moves }) => moves.some(({ move }) => move.verb === "lay") && moves.some(({ move }) => move.verb === "discard"),
  )!;
  const choice = new Choice(() => undefined);
  choice.take(view, moves);
  expect([choice.stuck, choice.canDiscard]).toEqual([false, true]);
  choice.take(
    view,
    moves.filter(({ move }) => move.verb === "discard"),
  );
  expect([choice.stuck, choice.canDiscard]).toEqual([true, true]);
});
