/** Roles in words. */
import { t, words } from "../words/words.svelte";

export { ROLES } from "../art/role";

/** What a role is called; in the Duel the colours are roles. */
export function roleName(role: string): string {
  for (const key of [`role-${role}`, `page-colour-${role}`, `colour-${role}`]) {
    if (words.has(key)) {
      const name = t(key);
      return name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1);
    }
  }
  return role;
}

/** The roles of a match: "Digger twice, saboteur". */
export function rolesLine(roles: string[]): string {
  const counts = new Map<string, number>();
  for (const role of roles) counts.set(role, (counts.get(role) ?? 0) + 1);
  return [...counts].map(([role, count]) => t("page-role-times", { role: roleName(role), count })).join(", ");
}
