/** Animations on the board. Nothing waits for them, and with reduced motion only the result is shown. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { moving } from "../settings.svelte";

const OUT = "cubic-bezier(.2,.8,.2,1)";
/** Duration of a card's flight; its consequences follow. */
const LANDS = 320;
const FADE: KeyframeAnimationOptions = { duration: 120, easing: "ease-out" };
/** Cards already there when the board first appears do not fly in. */
const APPEARED = new WeakMap<object, boolean>();

/** A new card flies in from the player who laid it. */
export const landed =
  (sourceOf: () => Element | null): Attachment<SVGElement> =>
  (element) => {
    const board = element.closest(".board");
    if (!board || !APPEARED.has(board)) {
      if (board) setTimeout(() => APPEARED.set(board, true), 400);
      return;
    }
    pivot(element);
    if (!moving()) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
      return;
    }
    const [x, y] = way(untrack(sourceOf), element);
    const frames = [
      { opacity: 0.3, transform: `translate(${x}px, ${y}px) scale(1.08)`, easing: OUT },
      { opacity: 1, transform: "translate(0, 0) scale(1.08)", offset: 0.72 },
      { transform: "translate(0, 1px) scale(.99)", offset: 0.88 },
      { transform: "none" },
    ];
    element.animate(frames, { duration: LANDS });
  };

/** Distance to a place on the screen, in drawing units. */
function way(source: Element | null, element: SVGElement): [number, number] {
  const to = element.getBoundingClientRect();
  const from = source?.getBoundingClientRect();
  const scale = to.width / Number(element.getAttribute("width"));
  if (!from || !scale) return [0, 46];
  return [
    (from.x + from.width / 2 - to.x - to.width / 2) / scale,
    (from.y + from.height / 2 - to.y - to.height / 2) / scale,
  ];
}

const pivot = (element: SVGElement): void => {
  element.style.transformBox = "fill-box";
  element.style.transformOrigin = "center";
};

/** A removed card shakes, sinks and disappears. */
export const fallen =
  (done: () => void): Attachment<SVGElement> =>
  (element) => {
    pivot(element);
    const frames: Keyframe[] = moving()
      ? [
          { transform: "translateX(-3px)" },
          { transform: "translateX(3px)" },
          { transform: "translateX(-3px)" },
          { transform: "translateX(2px) rotate(2deg)", opacity: 1 },
          { transform: "translateY(26px) rotate(7deg) scale(.82)", opacity: 0 },
        ]
      : [{ opacity: 1 }, { opacity: 0 }];
    const animation = element.animate(frames, { duration: moving() ? 420 : 120, easing: "ease-in", fill: "forwards" });
    animation.onfinish = done;
    return () => animation.cancel();
  };

/** What lies behind a goal's leaves appears. */
export const opened =
  (open: boolean): Attachment<SVGElement> =>
  (element) => {
    if (!open || !isShown(element)) return;
    pivot(element);
    if (moving()) {
      const frames = [
        { transform: "scale(.86)", opacity: 0.5 },
        { transform: "scale(1.06)", opacity: 1, offset: 0.6 },
        { transform: "none" },
      ];
      element.animate(frames, { duration: 700, delay: LANDS, easing: OUT, fill: "backwards" });
    } else element.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
  };

/** A leaf of a gate swings open and disappears. */
export const parted =
  (side: 1 | -1, done: () => void): Attachment<SVGElement> =>
  (element) => {
    if (!isShown(element) || !moving()) {
      queueMicrotask(done);
      return;
    }
    element.style.transformBox = "fill-box";
    element.style.transformOrigin = side > 0 ? "100% 50%" : "0 50%";
    const frames = [
      { transform: "none", opacity: 1 },
      { transform: "scaleX(.92)", opacity: 1, offset: 0.25 },
      { transform: "scaleX(.06)", opacity: 0.9, offset: 0.9 },
      { transform: "scaleX(0)", opacity: 0 },
    ];
    const animation = element.animate(frames, {
      duration: 700,
      delay: LANDS,
      easing: "cubic-bezier(.5,0,.3,1)",
      fill: "both",
    });
    animation.onfinish = done;
    return () => animation.cancel();
  };

/** Rays burst from what was found. */
export const shone =
  (done: () => void): Attachment<SVGElement> =>
  (element) => {
    if (!isShown(element) || !moving()) {
      queueMicrotask(done);
      return;
    }
    const frames = [
      { opacity: 0, scale: 0.2, rotate: "0deg" },
      { opacity: 0.65, scale: 1, rotate: "14deg", offset: 0.4 },
      { opacity: 0, scale: 1.5, rotate: "34deg" },
    ];
    const animation = element.animate(frames, { duration: 1400, delay: LANDS, easing: "ease-out", fill: "both" });
    animation.onfinish = done;
    return () => animation.cancel();
  };

/** Whether the board has been shown for a while: the initial cards do not move. */
function isShown(element: Element): boolean {
  const board = element.closest(".board");
  return board !== null && APPEARED.has(board);
}

/** A tag slides in. */
export const settled: Attachment<SVGElement> = (element) => {
  const frames = moving()
    ? [
        { opacity: 0, transform: "translateY(14px)" },
        { opacity: 1, transform: "none" },
      ]
    : [{ opacity: 0 }, { opacity: 1 }];
  element.animate(frames, { duration: moving() ? 300 : 120, easing: OUT });
};
