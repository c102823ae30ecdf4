/** Holding an element, or opening its context menu, explains it. */
import type { Attachment } from "svelte/attachments";

const LONG = 480;
const NEAR = 8;

export const hold =
  (act: () => void): Attachment<HTMLElement> =>
  (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: [number, number] = [0, 0];
    let done = false;
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener("pointerdown", joined, true);
    };
    // A second finger means to spread or move something, even if the first one rests.
    const joined = (event: PointerEvent): void => {
      if (!event.isPrimary) end();
    };
    const listen = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      heard: (event: HTMLElementEventMap[Kind]) => void,
      capture = false,
    ): (() => void) => {
      element.addEventListener(kind, heard, capture);
      return () => element.removeEventListener(kind, heard, capture);
    };
    const ends = [
      listen("pointerdown", (event) => {
        done = false;
        from = [event.clientX, event.clientY];
        end();
        if (!event.isPrimary) return;
        addEventListener("pointerdown", joined, true);
        timer = setTimeout(() => {
          end();
          done = true;
          act();
        }, LONG);
      }),
      listen("pointermove", (event) => {
        if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > NEAR) end();
      }),
      listen("pointerup", end),
      listen("pointerleave", end),
      listen("pointercancel", end),
      listen("contextmenu", (event) => {
        event.preventDefault();
        end();
        if (!done) act();
        done = true;
      }),
      // The touch that ends the hold must not count as a tap.
      listen(
        "click",
        (event) => {
          if (done) event.stopImmediatePropagation();
          done = false;
        },
        true,
      ),
    ];
    return () => {
      end();
      for (const stop of ends) stop();
    };
  };
