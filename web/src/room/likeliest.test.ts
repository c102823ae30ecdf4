import { expect, test } from "vitest";
import cave from "../fixtures/dark-cave.json";
import duel from "../fixtures/duel.json";
import saboteur from "../fixtures/saboteur.json";
import solo from "../fixtures/solo.json";
import type { Event, View } from "../net/types";
import { likeliest } from "./likeliest";

const first = (moments: unknown): View => ({ ...(moments as { view: View }[])[0]!.view, seat: 0 });
const round: Event = { seq: 0, kind: "round" };

test("a broken tool asks for help first, then whoever broke it is named", () => {
  const view = first(saboteur);
  const hurt = { ...view, front: view.front.map((cards, seat) => (seat === 0 ? ["broken-cart"] : cards)) };
  const events: Event[] = [round, { seq: 1, kind: "break", seat: 1, target: 0 }, { seq: 2, kind: "lay", seat: 2 }];
  expect(likeliest(hurt, events)).toEqual(["repair-me", "accuse p2"]);
});

test("what one has seen under a goal comes before a word about the last deed, and nothing is said twice", () => {
  const view = first(saboteur);
  const goals = view.goals.map((goal, at) => ({ ...goal, open: false, card: ["gold", "?", "stone NE"][at] ?? "?" }));
  const [gold, , stone] = goals.map(({ cell }) => cell);
  const events: Event[] = [
    round,
    { seq: 1, kind: "map", seat: 0, cell: stone! },
    { seq: 2, kind: "map", seat: 0, cell: gold! },
    { seq: 3, kind: "lay", seat: 2 },
  ];
  const seen = { ...view, goals };
  expect(likeliest(seen, events)).toEqual([`gold ${gold!.join()}`, `stone ${stone!.join()}`]);
  const said: Event = { seq: 4, kind: "claim", seat: 0, claim: `gold ${gold!.join()}` };
  expect(likeliest(seen, [...events, said])).toEqual([`stone ${stone!.join()}`, "trust p3"]);
  // The same words in an earlier round do not count.
  expect(likeliest(seen, [said, ...events])).toEqual([`gold ${gold!.join()}`, `stone ${stone!.join()}`]);
});

test("only what makes sense in the game, and nothing to say where nobody listens", () => {
  expect(likeliest(first(duel), [round]).every((claim) => claim.startsWith("stone"))).toBe(true);
  expect(likeliest(first(cave), [round, { seq: 1, kind: "discard", seat: 1 }])[0]).toBe("accuse p2");
  expect(likeliest(first(solo), [round]).filter((claim) => claim.startsWith("trust"))).toEqual([]);
});
