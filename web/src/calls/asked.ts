/** Which questions were asked on this device, so that none is asked twice. */
const DAY = 86_400_000;
/** Days after which "not now" may be asked again. */
const LATER = 30;

export type Question = "call" | "install";

/** Whether a question may be asked now. */
export function mayAsk(question: Question, now = Date.now()): boolean {
  const kept = localStorage.getItem(`asked-${question}`);
  return kept === null || (kept !== "never" && now - Number(kept) > LATER * DAY);
}

/** Note an answer: `never` is not asked again, anything else in a month. */
export function noteAsked(question: Question, never: boolean, now = Date.now()): void {
  localStorage.setItem(`asked-${question}`, never ? "never" : String(now));
}

/** Note that a match ended today; the number of evenings on which one did. */
export function noteEvening(now = new Date()): number {
  // Playing past midnight does not begin another evening.
  const day = new Date(now.getTime() - DAY / 4).toDateString();
  const known = new Set((localStorage.getItem("evenings") ?? "").split("|").filter(Boolean));
  known.add(day);
  localStorage.setItem("evenings", [...known].slice(-10).join("|"));
  return known.size;
}
