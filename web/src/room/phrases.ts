/** The sentences that can be said with a tap, as the server names them. */
export const PHRASES = [
  "hello",
  "thanks",
  "sorry",
  "wait",
  "hurry",
  "well-done",
  "oh-no",
  "not-me",
  "who-was-that",
  "good-game",
] as const;
