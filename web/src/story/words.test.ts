import { beforeAll, describe, expect, test } from "vitest";
import type { RoundStory, Story, View } from "../net/types";
import { sayWhole } from "../play/say";
import { tell, type Reader } from "../words/tell";
import { words } from "../words/words.svelte";
import { changed, deedAt, judgedLine, sentence, sideName, turnAt, won } from "./words";

const view = { goals: [{ cell: [8, 0] }] } as unknown as View;
const reader: Reader = { names: ["Ada", "Bo"], seat: 0, view };
const round = { round: 1, roles: [], winners: [0] } satisfies RoundStory;

beforeAll(() => words.speak("de"));

describe("the story in German", () => {
  test("readers are named like everybody, whatever case the sentence needs", () => {
    const said = (kind: string): string =>
      sentence({ kind, figure: "claims", seats: [0], count: 1 }, round, 3, reader, "");
    expect(said("fooled")).toContain("Niemand konnte Ada durchschauen");
    expect(said("lied")).toBe("Gelogen hat Ada, einmal.");
    expect(said("lucky")).toContain("mit Ada");
    expect(sideName({ name: "alone", seats: [0] }, reader)).toBe("Ada");
  });

  test("The Dark Cave has no rounds", () => {
    const cave: Reader = { ...reader, view: { ...view, game: "dark-cave" } };
    expect(tell({ seq: 0, kind: "round", round: 1, seat: 1 }, cave)).toBe("Die Partie beginnt; Bo fängt an.");
  });

  test("a round in which anybody's diggers reach the gold ends with light", () => {
    const ends = ["diggers", "blue-diggers", "green-diggers", "yellow", "saboteurs", "nobody", ""];
    expect(ends.map((winner) => won({ ...round, winner }))).toEqual([
      ...["light", "light", "light", "light"],
      ...["dark", "over", "over"],
    ]);
  });

  test("whoever plays alone is told of gold, not of chances", () => {
    const said = (kind: string, count: number): string =>
      sentence({ kind, figure: "curve", seats: [0], count, turn: 4, percent: 140 }, round, 3, reader, "Ada legt");
    expect(said("alone", 0)).toBe("Nach Runde 1 war es kein Gold für Ada.");
    expect(said("alone", 5)).toBe("Nach Runde 1 waren es 5 Gold für Ada.");
    expect(said("turn-down-gold", 0)).toBe("Die größte Wende: Ada legt (Zug 4). Das kostete 1,4 Gold.");
    expect([changed(1.44, true), changed(-0.04, true), changed(-0.144, false)]).toEqual(["+1,4", "±0", "−14"]);
  });

  test("the only round of a match has no number", () => {
    const kinds = ["won", "won-yellow", "won-diggers", "won-saboteurs", "alone"];
    const said = (kind: string, rounds: number, seats: number[]): string =>
      sentence({ kind, figure: "curve", seats }, round, rounds, reader, "");
    for (const kind of kinds)
      for (const seats of [[], [0, 1]]) {
        expect(said(kind, 3, seats)).toContain("Runde 1");
        expect(said(kind, 1, seats)).not.toContain("Runde");
      }
    expect(said("won-yellow", 1, [0, 1])).toBe("Die Partie geht an Ada und Bo.");
  });

  test("in Saboteur 2 whoever wins the only round need not have the most gold", () => {
    const two: Reader = { ...reader, view: { ...view, expansion: {} } as unknown as View };
    const said = (kind: string): string => sentence({ kind, figure: "curve", seats: [0] }, round, 1, two, "");
    expect(said("won-geologists")).toBe("Runde 1 geht an Ada.");
    expect(said("won-saboteurs")).toBe("Das Licht ging aus, dank Ada.");
  });

  test("a move that no event tells is not told as the draw after it", () => {
    const story = {
      events: [
        { seq: 4, kind: "draw", seat: 1, card: "?" },
        { seq: 9, kind: "spare", seat: 1 },
      ],
      moves: { done: { verb: "done" }, pass: { verb: "pass" }, stop: { verb: "stop" } },
    } as unknown as Story;
    expect(deedAt(story, { seq: 4, seat: 1, move: "done" }, reader)).toBe("Bo besticht keinen Troll");
    expect(deedAt(story, { seq: 5, seat: 1, move: "stop" }, reader)).toBe("Bo geht nicht weiter");
    expect(deedAt(story, { seq: 4, seat: 1, move: "pass" }, reader)).toBe("Bo lässt das Gold liegen");
    expect(deedAt(story, { seq: 9, seat: 1, move: "pass" }, reader)).not.toContain("lässt das Gold liegen");
  });

  test("what luck turned after a move that did nothing is told as the card drawn", () => {
    const story = {
      events: [{ seq: 4, kind: "draw", seat: 1, card: "key" }],
      moves: { done: { verb: "done" } },
    } as unknown as Story;
    const point = { seq: 4, at: 3, chances: [0.4, 0.6], seat: 1, move: "done" };
    expect(turnAt(story, { ...point, luck: 0.4, skill: 0.1 }, reader)).toBe("Bo zieht einen Schlüssel");
    expect(turnAt(story, { ...point, luck: 0.1, skill: -0.4 }, reader)).toBe("Bo besticht keinen Troll");
  });

  test("a better move tells which cards it costs", () => {
    expect(sayWhole({ verb: "discard", cards: ["NE", "EW"] }, view, reader.names)).toBe(
      "Abwerfen: Kurve und gerader Gang",
    );
    expect(sayWhole({ verb: "remove", card: "broken-lantern", cards: ["NE", "EW"] }, view, reader.names)).toBe(
      "Laterne mit zwei Karten reparieren: Kurve und gerader Gang",
    );
  });

  test("a better move tells which card it lays, or that it lay the wrong way round", () => {
    const story = {
      events: [{ seq: 4, kind: "lay", seat: 1, card: "NE", cell: [0, 0] }],
      moves: {
        a: { verb: "lay", card: "NE", cell: [0, 0] },
        b: { verb: "lay", card: "SW", cell: [0, 0] },
        c: { verb: "lay", card: "EW", cell: [0, 0] },
      },
    } as unknown as Story;
    const slip = { seq: 4, at: 3, turn: 1, seat: 1, move: "a", verdict: "slip", gain: -0.2, error: 0.02 };
    expect(judgedLine({ ...slip, other: "b" }, story, reader)).toContain("Besser: Die Karte andersherum legen.");
    expect(judgedLine({ ...slip, other: "c" }, story, reader)).toMatch(/Besser: Einen geraden Gang auf \w+ legen\./);
  });
});
