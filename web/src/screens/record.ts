/** The record somebody has opened from a file. The browser keeps it for this tab, so that it survives a reload. */

const KEY = "record";
/** The server takes requests of 256 kB, in which a record is a little longer than in its file. */
export const LARGEST = 200_000;

let opened: string | null = null;

export function keep(text: string): void {
  opened = text;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Then only a reload asks for the file again.
  }
}

export function kept(): string | null {
  try {
    return opened ?? sessionStorage.getItem(KEY);
  } catch {
    return opened;
  }
}
