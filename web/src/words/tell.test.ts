import { beforeAll, describe, expect, test } from "vitest";
import type { Result, View } from "../net/types";
import { cardHelp, cardKey, cardName, goalName } from "./card";
import { cellName, fieldName, origin } from "./place";
import { claim, isPrivate, tell, telling, winnerLine, type Reader } from "./tell";
import { words } from "./words.svelte";

const view = { goals: [{ cell: [8, -2] }, { cell: [8, 0] }, { cell: [8, 2] }] } as unknown as View;
const reader: Reader = { names: ["Ada", "Bo", "Cy"], seat: 0, view };

beforeAll(() => words.speak("en"));

describe("cells have the names the board shows", () => {
  test("the start is A3, the goals are in column I", () => {
    const from = origin(view);
    expect([cellName([0, 0], from), cellName([8, -2], from), cellName([-1, 3], from)]).toEqual(["A3", "I1", "Z6"]);
    expect([fieldName("2,1.N", from), fieldName("out", from)]).toEqual(["C4", "out"]);
  });
});

describe("events", () => {
  test("the reader is spoken to, others are named", () => {
    expect(tell({ seq: 1, kind: "lay", seat: 0, card: "EW", cell: [1, 0] }, reader)).toBe(
      "You lay a straight tunnel at B3.",
    );
    expect(tell({ seq: 1, kind: "break", seat: 1, target: 0, tool: "cart" }, reader)).toBe("Bo breaks your cart!");
    expect(tell({ seq: 1, kind: "break", seat: 1, target: 2, tool: "cart" }, reader)).toBe("Bo breaks Cy’s cart.");
  });

  test("a card without texts of its own has a readable name", () => {
    const play = { seq: 1, kind: "play", seat: 1, card: "lucky-find" };
    expect(tell(play, reader)).toBe("Bo plays the card “lucky find”.");
    expect(tell({ ...play, cell: [1, 0] }, reader)).toBe("Bo plays the card “lucky find” at B3.");
    expect(tell({ ...play, target: 0 }, reader)).toBe("Bo plays the card “lucky find” on you.");
    expect([cardName("II.lucky-find"), cardName("lucky-find", "short")]).toEqual(["lucky find", "lucky find"]);
    expect(cardHelp("lucky-find", "saboteur")).toContain("A card of house rules");
  });

  test("what is hidden stays hidden", () => {
    const peek = { seq: 1, kind: "map", seat: 1, cell: [8, 0] as [number, number], goal: "?" };
    expect(tell(peek, reader)).toBe("Bo looks under the goal at I3.");
    expect(tell({ ...peek, seat: 0, goal: "gold" }, reader)).toBe("You look under the goal at I3: the treasure.");
    expect(tell({ seq: 1, kind: "discard", seat: 1, card: "?" }, reader)).toBe("Bo discards a card.");
  });

  test("the end of a round is told as it was", () => {
    const over = (winner: string, seat?: number) =>
      tell({ seq: 1, kind: "round-over", winner, ...(seat === undefined ? {} : { seat }) }, reader);
    expect(over("diggers", 0)).toBe("Gold! The gold-diggers win the round.");
    expect(over("blue-diggers", 1)).toBe("Gold! The treasure goes to the blue team.");
    expect(over("nobody", 1)).toBe("Gold! But doors shut both teams out.");
    expect(over("nobody")).toBe("Lights out. The treasure stays in the mountain.");
    expect(over("saboteurs")).toBe("Lights out. The treasure stays in the mountain.");
  });

  test("claims are words", () => {
    expect(claim(1, "accuse p1", reader)).toBe("“You are a saboteur!”");
    expect(claim(1, "gold 8,2", reader)).toBe("“The gold is under the goal at I5.”");
    const duel = { ...reader, view: { ...view, game: "duel" } };
    expect(claim(1, "gold 8,2", duel)).toBe("“There is gold under the goal at I5.”");
    expect(claim(1, "stone 8,2", duel)).toBe("“There is no gold under the goal at I5.”");
  });

  test("whom one does not wish to hear is not heard", () => {
    const events = [1, 2].map((seat) => ({ seq: seat, kind: "claim", seat, claim: "no-path" }));
    expect(events.map((_, at) => telling(events, at, { ...reader, deaf: [1] }))).toEqual([false, true]);
    expect(events.map((_, at) => telling(events, at, reader))).toEqual([true, true]);
  });

  test("dealing is not told, one's own later draws are, privately", () => {
    const events = [
      { seq: 0, kind: "round", seat: 0, round: 1 },
      { seq: 1, kind: "draw", seat: 0, card: "EW" },
      { seq: 2, kind: "lay", seat: 0, card: "EW", cell: [1, 0] as [number, number] },
      { seq: 3, kind: "draw", seat: 0, card: "map" },
      { seq: 4, kind: "draw", seat: 1, card: "?" },
    ];
    expect(events.map((_, at) => telling(events, at, { seat: 0 }))).toEqual([true, false, true, true, false]);
    expect(isPrivate(events[3]!, 0)).toBe(true);
    expect(isPrivate(events[3]!, 1)).toBe(false);
  });
});

describe("results of Saboteur 2", () => {
  const ended = (winner: string, winners: number[], roles: string[]) =>
    winnerLine({ winner, winners, roles, verdict: {} } as unknown as Result, reader);

  test("a team wins if one of it has a share", () => {
    expect(ended("blue-diggers", [1, 2], ["saboteur", "boss", "blue-digger"])).toBe("The blue gold-diggers win.");
    expect(ended("diggers", [1, 2], ["saboteur", "boss", "blue-digger"])).toBe("The gold-diggers win.");
  });

  test("else whoever does is named", () => {
    expect(ended("blue-diggers", [1], ["saboteur", "boss", "geologist"])).toBe("The round goes only to Bo.");
    expect(ended("saboteurs", [0, 1], ["profiteer", "boss", "saboteur"])).toBe("The round goes only to you and Bo.");
    expect(ended("nobody", [], ["saboteur", "geologist", "geologist"])).toBe("Nobody wins.");
  });
});

describe("cards", () => {
  test.each([
    ["NESW", "card-crossing"],
    ["NE|SW", "card-double-curve"],
    ["NS|EW", "card-bridge"],
    ["E|W", "card-dead-end"],
    ["NS|E", "card-straight"],
    ["EW:door-green", "card-door-green"],
    ["NES:crystal", "card-crystal"],
    ["II.rat", "card-cave-rat"],
    ["I.NES:hole", "card-cave-hole"],
  ])("%s is called by %s", (code, key) => {
    expect(cardKey(code)).toBe(key);
    expect(words.has(key)).toBe(true);
  });

  test("goals", () => {
    expect(goalName("stone NE")).toBe("only stone");
    expect(goalName("?")).toBe("hidden");
    expect(goalName("NES:gold2")).toBe("2 gold");
    expect(cardName("?")).toBe("a card");
  });

  test("what a card does is told by the rules of the game", () => {
    expect(cardHelp("repair-pick", "saboteur")).toContain("from anyone");
    expect(cardHelp("repair-pick", "duel")).toBe(
      "Takes away a broken pickaxe in front of yourself, never in front of your opponent.",
    );
    expect(cardHelp("rockfall", "duel")).toContain("cards with gold or a troll stay");
    expect(cardHelp("rockfall", "solo")).toContain("As soon as you draw it");
    expect(cardHelp("NESW:ladder", "saboteur2")).toContain("Every tunnel must lead back");
    expect(cardHelp("NESW:ladder", "dark-cave")).toContain("all ladders are one step apart");
    expect(cardHelp("?", "duel")).toBe("a card");
  });

  test("its sides are named as the board is seen to lie", () => {
    expect(cardHelp("NE", "saboteur")).toContain("Open: top and right; joined inside.");
    expect(cardHelp("NE", "saboteur", true)).toContain("Open: right and bottom; joined inside.");
    expect(cardHelp("E|W", "saboteur", true)).toContain("Open: bottom and top; nothing inside is joined.");
  });
});

test("German says the same things", async () => {
  await words.speak("de");
  expect(tell({ seq: 1, kind: "lay", seat: 1, card: "EW", cell: [1, 0] }, reader)).toBe(
    "Bo legt einen geraden Gang auf B3.",
  );
  await words.speak("en");
});

describe("sentences name people and places as players do", () => {
  const duel = { ...view, duel: { colours: ["green", "blue"] } } as unknown as View;
  const won = (winner: string, winners: number[], seat: number | null) =>
    winnerLine({ winner, winners, roles: [] } as unknown as Result, { names: ["Ada", "Bo"], seat, view: duel });
  const gone = { seq: 1, kind: "web-gone", cell: [6, -1] as [number, number], side: "S" };

  test("a round of the Duel goes to a person, not to a colour", () => {
    expect(won("blue", [1], 0)).toBe("Bo wins the round.");
    expect(won("green", [0], 0)).toBe("You win the round.");
    expect(won("green", [0], null)).toBe("Ada wins the round.");
    expect(won("draw", [0, 1], 0)).toBe("Both gained the same in this round.");
  });

  test("a web lies between two cells, however the board lies", () => {
    expect(tell(gone, reader)).toBe("The web between G2 and G3 is gone.");
  });

  test("in German, too", async () => {
    await words.speak("de");
    const paid = { seq: 1, kind: "remove", seat: 1, card: "trapped" };
    expect(tell(paid, reader)).toBe("Bo zahlt mit zwei Karten und wird eine Karte „Gefangen“ los.");
    expect(tell({ ...paid, kind: "discard", seat: 0 }, reader)).toBe("Du wirfst eine Karte „Gefangen“ ab.");
    expect(tell(gone, reader)).toBe("Das Netz zwischen G2 und G3 ist weg.");
    expect(tell({ ...paid, kind: "no-effect", card: "rockfall" }, reader)).toBe("Steinschlag: ohne Wirkung.");
    expect(won("green", [0], 0)).toBe("Die Runde geht an dich.");
    expect(won("blue", [1], 0)).toBe("Die Runde geht an Bo.");
    await words.speak("en");
  });
});
