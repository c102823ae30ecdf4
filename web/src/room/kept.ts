/** How this person looks, kept on the device and worn again at the next table. */
import type { Looks } from "../art/dwarf";

const KEY = "looks";

export function keptLooks(): Looks | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof found !== "object" || found === null) return null;
    const looks = found as Looks;
    return [looks.hat, looks.beard, looks.colour, looks.hair, looks.skin].every(Number.isInteger) ? looks : null;
  } catch {
    return null;
  }
}

export const keepLooks = (looks: Looks): void => localStorage.setItem(KEY, JSON.stringify(looks));
