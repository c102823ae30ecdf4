/** Which sheet lies over the table. */
export type Opened = { sheet: "player"; seat: number } | { sheet: "cards" } | { sheet: "winners" } | { sheet: "know" };

/** Whether a game has several ends worth asking about. */
export const hasForecast = (game: string): boolean => game === "saboteur2" || game === "dark-cave";
