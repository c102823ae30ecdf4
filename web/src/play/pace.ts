/** How fast bots move. */
import type { NewTable } from "../net/types";

export type Pace = NonNullable<NewTable["pace"]>;

export const PACES: readonly Pace[] = ["beginner", "normal", "fast", "step"];
