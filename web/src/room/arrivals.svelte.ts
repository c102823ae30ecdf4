/** Somebody sits down before a match: a knock of boots. */
import type { Table } from "../net/types";

/** Hear who arrives at a table from now on; one's own boots make no sound. */
export function hearArrivals(table: () => Table): void {
  let known: readonly string[] | null = null;
  $effect(() => {
    const people = table().seats.flatMap(({ person, you }) => (person && !you ? [person] : []));
    const before = known;
    known = people;
    if (before === null || people.every((one) => before.includes(one))) return;
    void import("../sound/ear").then(({ Ear }) => {
      const ear = new Ear();
      ear.play("step");
      setTimeout(() => ear.play("step", 1), 140);
    });
  });
}
