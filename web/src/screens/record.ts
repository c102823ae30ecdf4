/** The record opened from a file, kept for this tab so that it survives a reload. */

const KEY = "record";
/** The server accepts requests of 256 kB, in which a record is slightly longer than in its file. */
export const LARGEST = 200_000;

let opened: string | null = null;

export function keep(text: string): void {
  opened = text;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Then a reload asks for the file again.
  }
}

export function kept(): string | null {
  try {
    return opened ?? sessionStorage.getItem(KEY);
  } catch {
    return opened;
  }
}
