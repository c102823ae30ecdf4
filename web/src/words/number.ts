/** Numbers as one's language writes them. */
import { words } from "./words.svelte";

/** With one decimal: 5.6, or 5,6. */
export const tenths = (value: number): string =>
  new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
