/** Drag cards onto a marked place, a player, or the discard pile. */
import { drag, type D3DragEvent } from "d3-drag";
import { select } from "d3-selection";
import type { Attachment } from "svelte/attachments";
import type { Choice } from "./choice.svelte";

export interface Dragged {
  slot: number;
  x: number;
  y: number;
}

interface Handle {
  slot: number;
  choice: Choice;
  /** Where the card is now; null when dropped. */
  show: (now: Dragged | null) => void;
}

type DragEvent = D3DragEvent<HTMLElement, unknown, unknown>;
const NEAR = 8;

export const draggable =
  ({ slot, choice, show }: Handle): Attachment<HTMLElement> =>
  (element) => {
    let from: [number, number] = [0, 0];
    let flying = false;
    const behaviour = drag<HTMLElement, unknown>()
      .clickDistance(NEAR)
      .container(() => document.documentElement)
      .on("start", (event: DragEvent) => {
        from = [event.x, event.y];
        flying = false;
      })
      .on("drag", (event: DragEvent) => {
        if (!flying && Math.hypot(event.x - from[0], event.y - from[1]) < NEAR) return;
        if (!flying && !lift()) return;
        flying = true;
        show({ slot, x: event.x, y: event.y });
        choice.over = under(event, "[data-spot]")?.dataset["spot"] ?? null;
      })
      .on("end", (event: DragEvent) => {
        if (!flying) return;
        show(null);
        drop(event);
      });

    /** Only cards that can be used can be dragged. */
    function lift(): boolean {
      if (!choice.asked || choice.mode !== "free") return false;
      if (!choice.picked.includes(slot)) choice.pickCard(slot);
      return true;
    }

    function drop(event: DragEvent): void {
      const spot = under(event, "[data-spot]")?.dataset["spot"];
      const seat = under(event, "[data-seat]")?.dataset["seat"];
      if (spot !== undefined) choice.pickSpot(spot, true);
      else if (seat !== undefined) choice.pickSeat(Number(seat), true);
      else if (under(event, "[data-discard]")) choice.discard();
      else {
        choice.over = null;
        // As if it had been touched with the card chosen: why it does not fit there.
        // The click that ends the drag is swallowed, and so would be this one if it came at once.
        const cell = under(event, "[data-cell]");
        setTimeout(() => cell?.click());
      }
    }

    select(element).call(behaviour);
    return () => {
      select(element).on(".drag", null);
    };
  };

const under = (event: DragEvent, what: string): HTMLElement | null =>
  document.elementFromPoint(event.x, event.y)?.closest<HTMLElement>(what) ?? null;
