/** What can be claimed with a tap: only what makes sense in the game that is played. */
import type { View } from "../../net/types";

export interface Sayings {
  about: "me" | "goals" | "players";
  claims: string[];
}

export function sayings(view: View, seat: number | null): Sayings[] {
  // In the Duel one plays against somebody, not with them.
  const rivals = Boolean(view.duel);
  const hidden = view.goals.filter((goal) => !goal.open).map(({ cell: [x, y] }) => `${x},${y}`);
  const others = Array.from({ length: view.players }, (_, at) => at).filter((at) => at !== seat);
  const all: Sayings[] = [
    // Nothing breaks in the cave, and under its goals lies neither treasure nor stone.
    { about: "me", claims: rivals ? [] : view.cave ? ["no-path"] : ["no-path", "repair-me"] },
    { about: "goals", claims: view.cave ? [] : hidden.flatMap((cell) => [`gold ${cell}`, `stone ${cell}`]) },
    {
      about: "players",
      claims: rivals ? [] : others.flatMap((at) => [`trust p${at + 1}`, `accuse p${at + 1}`]),
    },
  ];
  return all.filter(({ claims }) => claims.length);
}
