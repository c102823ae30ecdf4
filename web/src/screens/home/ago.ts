/** How long ago something happened, in words: 5 minutes ago, yesterday. */
const STEPS = [
  [60, "minute"],
  [3600, "hour"],
  [86_400, "day"],
] as const;

export function ago(at: number, now: number, language: string): string {
  const passed = Math.max(0, now - at);
  const [size, unit] = STEPS.findLast(([one]) => passed >= one) ?? STEPS[0];
  // "This minute" is said for what has just happened.
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(passed / size), unit);
}
