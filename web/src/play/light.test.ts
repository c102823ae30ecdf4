import { expect, test } from "vitest";
import cave from "../fixtures/dark-cave.json";
import duel from "../fixtures/duel.json";
import saboteur from "../fixtures/saboteur.json";
import saboteur2 from "../fixtures/saboteur2.json";
import solo from "../fixtures/solo.json";
import type { Duel, Laid, View } from "../net/types";
import { goalPath, light } from "./light";
import { cardsOf } from "./things";

const lit = (...board: [string, number, number][]): Record<string, string[]> => {
  const laid = board.map(([card, x, y]): Laid => ({ card, cell: [x, y] }));
  return Object.fromEntries(light({ board: laid, goals: [] }).ways);
};
const START: [string, number, number] = ["NESW:ladder", 0, 0];

test("light runs along what is joined", () => {
  expect(lit(START, ["EW", 1, 0], ["NW", 2, 0])).toEqual({ "0,0": ["NESW"], "1,0": ["EW"], "2,0": ["NW"] });
});

test("a dead end is lit where one comes in, and nothing behind it", () => {
  expect(lit(START, ["E|W", 1, 0], ["EW", 2, 0])).toEqual({ "0,0": ["NESW"], "1,0": ["W"] });
});

test("each way of a bridge for itself", () => {
  expect(lit(START, ["NS|EW", 1, 0], ["NS", 1, 1])).toEqual({ "0,0": ["NESW"], "1,0": ["EW"] });
});

test("ladders are joined wherever they lie", () => {
  expect(lit(START, ["NE:ladder", 5, 0], ["EW", 6, 0])).toMatchObject({ "5,0": ["NE"], "6,0": ["EW"] });
});

test("but not ladders of another colour", () => {
  expect(lit(["NESW:ladder-green", 0, 0], ["NE:ladder-blue", 5, 0])).toEqual({ "0,0": ["NESW"] });
});

test("a tunnel joins its two curves", () => {
  expect(lit(START, ["I.NW|ES:tunnel", 1, 0])["1,0"]?.sort()).toEqual(["ES", "NW"]);
});

test("open goals are part of the way, hidden ones are not", () => {
  const board: Laid[] = [{ card: "NESW:ladder", cell: [0, 0] }];
  const at = (open: boolean) => light({ board, goals: [{ card: "stone SW", cell: [1, 0], open }] }).ways.get("1,0");
  expect(at(true)).toEqual(["SW"]);
  expect(at(false)).toBeUndefined();
});

const duelOf = (more: Partial<Duel> = {}): Duel =>
  ({ colours: ["green", "blue"], marked: [], keys: [], ...more }) as Duel;
const TWO: Laid[] = [
  { card: "NESW:ladder-blue", cell: [0, -1] },
  { card: "NESW:ladder-green", cell: [0, 1] },
];
const dueled = (cards: [string, number, number][], duel: Duel, seat: number | null): Record<string, string[]> => {
  const board = [...TWO, ...cards.map(([card, x, y]): Laid => ({ card, cell: [x, y] }))];
  return Object.fromEntries(light({ board, goals: [], duel, seat }).ways);
};

test("in the Duel one's own ways shine, those of the other side do not", () => {
  const ways = dueled(
    [
      ["EW", 1, 1],
      ["EW", 1, -1],
    ],
    duelOf(),
    0,
  );
  expect(ways).toEqual({ "0,1": ["NESW"], "0,-1": ["~NESW"], "1,1": ["EW"], "1,-1": ["~EW"] });
  expect(dueled([["EW", 1, -1]], duelOf(), null)["1,-1"]).toEqual(["EW"]);
});

test("a door lets its colour pass, and who has put a key on it", () => {
  const behind: [string, number, number][] = [
    ["NEW:door-blue@E", 1, 1],
    ["EW", 2, 1],
  ];
  expect(dueled(behind, duelOf(), 0)["2,1"]).toBeUndefined();
  expect(dueled(behind, duelOf({ keys: [{ cell: [1, 1], seat: 0 }] }), 0)["2,1"]).toEqual(["EW"]);
  expect(dueled([["NS", 0, 0], ...behind], duelOf(), 0)["2,1"]).toEqual(["~EW"]);
});

test("a troll lets everyone pass once it is bribed", () => {
  const behind: [string, number, number][] = [
    ["NESW:troll@E", 1, 1],
    ["EW", 2, 1],
  ];
  expect(dueled(behind, duelOf(), 0)["2,1"]).toBeUndefined();
  expect(dueled(behind, duelOf({ marked: [{ cell: [1, 1], seat: 1, troll: true }] }), 0)["2,1"]).toEqual(["EW"]);
});

interface Moment {
  view: View;
  /** The sides that are reached, after a `~` those that only the other side reaches. */
  lit: Record<string, string>;
}
const games = Object.entries({ saboteur, saboteur2, duel, solo, "dark-cave": cave }) as unknown as [string, Moment[]][];

/** The sides of a card up to which one's own ways lead, and those of others only, as the fixtures write them. */
function sides(ways: readonly string[]): string {
  const own = ways.filter((way) => !way.startsWith("~")).join("");
  const far = ways.filter((way) => way.startsWith("~")).join("");
  const near = [..."NESW"].filter((side) => own.includes(side)).join("");
  const other = [..."NESW"].filter((side) => far.includes(side) && !own.includes(side)).join("");
  return near + (other && `~${other}`);
}

/** Without the sides that have a door or a troll: the engine reaches those from outside, but what is drawn is the way behind. */
function unguarded(view: View, lit: Record<string, string>): Record<string, string> {
  const cards = cardsOf(view);
  return Object.fromEntries(
    Object.entries(lit).map(([key, said]) => {
      const arms = (goalPath(cards.get(key) ?? "")?.features ?? [])
        .filter(({ name }) => ["door", "troll"].includes(name))
        .map(({ arm }) => arm);
      return [
        key,
        [...said]
          .filter((side) => !(arms as string[]).includes(side))
          .join("")
          .replace(/~$/, ""),
      ];
    }),
  );
}

test.each(games)("%s: the same ways are lit as in the engine's maze", (_name, moments) => {
  for (const { view, lit: wanted } of moments) {
    const { ways } = light(view);
    const found = Object.fromEntries(Object.keys(wanted).map((key) => [key, sides(ways.get(key) ?? [])]));
    expect(unguarded(view, found)).toEqual(unguarded(view, wanted));
  }
});
