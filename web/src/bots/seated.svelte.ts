/** The characters at the table that is shown, by seat; empty for people. Every face of a seat reads them. */
export const seated: { who: string[] } = $state({ who: [] });

/** How characters are drawn. Loaded lazily: the home screen has none. */
export const faces: { head: ((who: string, seat?: number) => string) | null } = $state({ head: null });

export async function fetchFaces(): Promise<void> {
  if (faces.head) return;
  const { characterHead, known } = await import("./faces");
  faces.head = (who, seat) => (known(who) ? characterHead(who, seat) : "");
}
