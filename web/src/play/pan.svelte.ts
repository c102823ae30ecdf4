/** Pan and zoom the board, and fit it into its frame. */
import { select } from "d3-selection";
import { zoom, zoomIdentity, ZoomTransform, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";
import { moving } from "../settings.svelte";
import { snapped } from "./geometry";

export type Box = readonly [left: number, top: number, width: number, height: number];
type Place = readonly [scale: number, x: number, y: number];

const SMALLEST = 0.2;
const LARGEST = 2.4;
const MARGIN = 26;
/** Idle frames before everything is redrawn: on a slow device that takes longer. */
const RESTING = 14;
/** Milliseconds for the board to glide to a new place, and for a wheel step. */
const MOVE = 260;
const STEP = 140;

export class Pan {
  x = $state(0);
  y = $state(0);
  /** Pixels per drawing unit. */
  scale = $state(0.85);
  /** The scale of the last layout; in between the drawing is only stretched, which is cheap. */
  laid = $state(0.85);
  /** Whether the player has moved the board; then it no longer fits itself. */
  free = $state(false);

  readonly #still: () => boolean;
  #settling = 0;
  /** Whether it has been placed before: then it glides to the next place. */
  #placed = false;
  #stepping = false;
  #gliding: Animation | undefined;
  #frame: HTMLElement | null = null;
  #zoom: ZoomBehavior<HTMLElement, unknown> = zoom<HTMLElement, unknown>()
    .scaleExtent([SMALLEST, LARGEST])
    .clickDistance(8)
    // Accept the primary button, and pinching on a touchpad, which browsers report as a wheel with Ctrl.
    .filter(({ type, ctrlKey, button }: MouseEvent) => !this.#still() && (!ctrlKey || type === "wheel") && !button)
    .on("start", ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      cancelAnimationFrame(this.#settling);
      if (!(sourceEvent instanceof WheelEvent) && !this.#stepping) this.#gliding?.cancel();
    })
    .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => {
      if (event.sourceEvent) this.free = true;
      // Fingers hold the board; wheel and buttons only set its destination.
      const seen = event.sourceEvent instanceof WheelEvent || this.#stepping ? this.#seen() : null;
      this.#take(event.transform);
      if (seen) this.#glide(seen, STEP);
    })
    .on("end", () => this.#rest());

  /** `still`: whether panning is off, because there is no button to reset it. */
  constructor(still: () => boolean = () => false) {
    this.#still = still;
  }

  /** For `{@attach}`: the frame of the board. */
  attach = (frame: HTMLElement): (() => void) => {
    this.#frame = frame;
    // A second tap lays a card, so it must not zoom.
    select(frame).call(this.#zoom).on("dblclick.zoom", null);
    return () => {
      cancelAnimationFrame(this.#settling);
      select(frame).on(".zoom", null);
      this.#frame = null;
    };
  };

  /** Show the whole box in the upper left of the frame, as large as cells may be, or the part around the focus if it is huge. */
  fit(box: Box, most: number, room: readonly [number, number], focus: Box = box): void {
    this.#go(fitted(box, most, room, focus));
  }

  /** Show the box so large that it stays where it is, as far as the room allows. */
  approach(box: Box, most: number, room: readonly [number, number]): void {
    const [left, top, width, height] = box;
    const [scale] = fitted(box, most, room);
    const middle = [(left + width / 2) * this.scale + this.x, (top + height / 2) * this.scale + this.y] as const;
    const x = held(middle[0] - (width * scale) / 2, room[0] - width * scale) - left * scale;
    const y = held(middle[1] - (height * scale) / 2, room[1] - height * scale) - top * scale;
    this.#go([scale, Math.round(x), Math.round(y)]);
  }

  #go(there: Place): void {
    this.free = false;
    // Most moves do not change the board's place, and asking the browser to move it is expensive.
    if (there.every((value, i) => value === [this.scale, this.x, this.y][i])) return;
    const before = transform(this.x, this.y, this.scale / there[0]);
    this.#set(new ZoomTransform(...there));
    // Drawn at its new size, but for a moment shown as before.
    if (this.#placed && moving()) this.#glide(before, MOVE);
    this.#placed = true;
  }

  by(factor: number): void {
    if (!this.#frame) return;
    this.free = true;
    this.#stepping = true;
    this.#zoom.scaleBy(select(this.#frame), factor);
    this.#stepping = false;
  }

  /** Move the board just far enough to show the box. */
  show([left, top, width, height]: Box): void {
    const frame = this.#frame;
    if (!frame) return;
    const [x, y] = [left * this.scale + this.x, top * this.scale + this.y];
    const [right, bottom] = [x + width * this.scale, y + height * this.scale];
    const dx = x < 0 ? -x : right > frame.clientWidth ? frame.clientWidth - right : 0;
    const dy = y < 0 ? -y : bottom > frame.clientHeight ? frame.clientHeight - bottom : 0;
    if (dx || dy) this.#set(new ZoomTransform(this.scale, this.x + dx, this.y + dy));
  }

  /** How far the board may be dragged. */
  limit([left, top, width, height]: Box): void {
    const [w, h] = [width * 0.7, height * 0.7];
    this.#zoom.translateExtent([
      [left - w, top - h],
      [left + width + w, top + height + h],
    ]);
  }

  #set(transform: ZoomTransform): void {
    if (this.#frame) this.#zoom.transform(select(this.#frame), transform);
  }

  /** The current transform on the screen. */
  #seen(): string | null {
    const plane = this.#frame?.firstElementChild;
    return plane && moving() ? getComputedStyle(plane).transform : null;
  }

  /** Animate from there to the board's place, on the compositor: it neither waits for the page nor repaints. */
  #glide(from: string, duration: number): void {
    this.#gliding?.cancel();
    const frames = [{ transform: from }, { transform: transform(this.x, this.y, this.scale / this.laid) }];
    this.#gliding = this.#frame?.firstElementChild?.animate(frames, { duration, easing: "cubic-bezier(.2,.8,.2,1)" });
  }

  #take({ k, x, y }: ZoomTransform): void {
    this.scale = k;
    this.x = x;
    this.y = y;
  }

  /** Redrawing is slow, so wait for the fingers to rest, unless nothing has been drawn at this scale. */
  #rest(): void {
    if (this.free && Math.abs(this.scale - this.laid) > 0.001) this.#wait(RESTING);
    else this.#settle();
  }

  /** Count frames, not milliseconds: on a slow device a timer would fire between two wheel steps. */
  #wait(left: number): void {
    if (left) this.#settling = requestAnimationFrame(() => this.#wait(left - 1));
    else this.#settle();
  }

  /** After moving, redraw everything at its size, on whole pixels. */
  #settle(): void {
    this.#gliding?.cancel();
    const scale = Math.min(LARGEST, Math.max(SMALLEST, snapped(this.scale, pixels())));
    if (this.#frame && Math.abs(scale - this.scale) > 0.0005) {
      const [w, h] = [this.#frame.clientWidth / 2, this.#frame.clientHeight / 2];
      const grown = scale / this.scale;
      const kept = zoomIdentity.translate(w - (w - this.x) * grown, h - (h - this.y) * grown).scale(scale);
      // Bypasses d3-zoom's events: the player has not moved anything.
      (this.#frame as HTMLElement & { __zoom: ZoomTransform }).__zoom = kept;
      this.#take(kept);
    }
    this.x = Math.round(this.x);
    this.y = Math.round(this.y);
    this.laid = this.scale;
  }
}

/** Scale and position that show a box whole, or the part around the focus if it is huge. */
export function fitted(
  [left, top, width, height]: Box,
  most: number,
  [wide, high]: readonly [number, number],
  focus: Box = [left, top, width, height],
): Place {
  const room = Math.min((wide - MARGIN) / width, (high - MARGIN) / height, most);
  const scale = Math.max(SMALLEST, whole(Math.floor(room * 100 * pixels()) / 100 / pixels(), room));
  const x = placed(wide, left * scale, width * scale, (focus[0] + focus[2] / 2) * scale);
  const y = placed(high, top * scale, height * scale, (focus[1] + focus[3] / 2) * scale);
  return [scale, Math.round(x), Math.round(y)];
}

/** Where something starts so that it, or its focus, is centred without a gap at its ends. */
function placed(room: number, start: number, length: number, focus: number): number {
  if (length <= room) return (room - length) / 2 - start;
  return Math.min(-start, Math.max(room - length - start, room / 2 - focus));
}

/** Within the room, with a margin. */
const held = (at: number, most: number): number => Math.max(MARGIN / 2, Math.min(at, most - MARGIN / 2));

const transform = (x: number, y: number, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;

const pixels = (): number => globalThis.devicePixelRatio || 1;

/** The largest scale with whole pixels that fits the room. */
function whole(scale: number, room: number): number {
  const near = snapped(scale, pixels());
  return near > room ? near - 5 / pixels() / 100 : near;
}
