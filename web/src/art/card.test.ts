import { expect, test } from "vitest";
import boxes from "../fixtures/cards.json";
import { cardBody, isDrawn } from "./card";
import { halfTurned, readPath, sameness } from "./code";
import { isFeature } from "./feature";
import { fields, fieldSpot, spots } from "./spot";

const games = Object.entries(boxes);

test.each(games)("every card, goal and role of %s has a drawing of its own", (_name, box) => {
  const codes = [
    ...box.cards,
    ...box.board,
    ...box.goals.map((goal) => `goal/${goal}`),
    ...box.roles.map((role) => `role/${role}`),
  ];
  expect(codes.filter((code) => !isDrawn(code))).toEqual([]);
  const bodies = new Map(codes.map((code) => [cardBody(code), code]));
  const twins = codes.filter((code) => bodies.get(cardBody(code)) !== code);
  expect(twins).toEqual([]);
});

test.each(games)("every feature of %s is known and stands on its card", (_name, box) => {
  for (const code of [...box.cards, ...box.board, ...box.goals]) {
    const path = readPath(code);
    if (!path) continue;
    expect(
      path.features.filter((feature) => !isFeature(feature.name)),
      code,
    ).toEqual([]);
    const places = [...spots(path).map((spot) => spot.at), ...fields(path).map((field) => fieldSpot(path, field))];
    for (const [x, y] of places) {
      expect(x > 5 && x < 95 && y > 5 && y < 135, `${code}: ${x} ${y}`).toBe(true);
    }
  }
});

test.each(games)("a card of %s turned by half is one of its cards, turned twice it is itself", (_name, box) => {
  const known = new Set(box.cards.map(sameness));
  for (const code of box.cards) {
    expect(known.has(sameness(halfTurned(code))), code).toBe(true);
    expect(sameness(halfTurned(halfTurned(code)))).toBe(sameness(code));
  }
});

test("fields of a card have places of their own", () => {
  for (const code of boxes["dark-cave"].cards) {
    const path = readPath(code);
    if (!path) continue;
    const places = fields(path).map((field) => fieldSpot(path, field).join(" "));
    expect(new Set(places).size, code).toBe(places.length);
  }
});

test("gold and backs are drawn, nonsense becomes a question mark", () => {
  for (const code of ["gold/1", "gold/2", "gold/3", "gold/?", "back/deck", "back/II", "role/?", "goal/?"])
    expect(isDrawn(code)).toBe(true);
  expect(isDrawn("gold/4")).toBe(false);
  expect(cardBody("no card at all")).toContain("<circle");
});

test("a card without a picture shows its initials", () => {
  for (const code of ["lucky-find", "II.lucky-find", "broken-ladder"]) expect(isDrawn(code)).toBe(true);
  expect(cardBody("lucky-find")).toContain(">LF</text>");
});

test("a way that is cut off looks different, each way of a card on its own", () => {
  const looks = [true, false, ["NE"], ["SW"]].map((lit) => cardBody("NE|SW", { lit }));
  expect(new Set(looks).size).toBe(4);
});
