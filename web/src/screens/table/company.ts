/** A player's possible allies, deduced from the role cards in the box alone. */

/** The side a role plays for; null if for itself alone. A saboteur of The Dark Cave works for the other clan. */
export function sideOf(role: string): string | null {
  const cave = /^(yellow|blue)-(loyal|saboteur)$/.exec(role);
  if (cave) return (cave[1] === "blue") === (cave[2] === "loyal") ? "blue" : "yellow";
  return ["boss", "profiteer", "geologist"].includes(role) ? null : role;
}

export interface Company {
  /** The least and the greatest number of others on the player's side. */
  least: number;
  most: number;
  others: number;
  /** What has to be said of them: everybody may be among them. */
  known: "exactly" | "least" | "both";
  /** Number of role cards nobody holds. */
  spare: number;
}

export function companyOf(role: string, roles: Readonly<Record<string, number>>, players: number): Company {
  const side = sideOf(role);
  const count = (on: (name: string) => boolean): number =>
    Object.entries(roles).reduce((sum, [name, cards]) => sum + (on(name) ? cards : 0), 0);
  const spare = count(() => true) - players;
  const friends = side === null ? 0 : count((name) => sideOf(name) === side) - 1;
  const others = players - 1;
  const [least, most] = [Math.max(0, friends - spare), Math.min(friends, others)];
  return { least, most, others, known: least === most ? "exactly" : most === others ? "least" : "both", spare };
}
