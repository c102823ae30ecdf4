import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** The shape of the window, known before the first picture is drawn. */
class Screen {
  readonly wide = $derived(innerWidth.current ?? 0);
  readonly high = $derived(innerHeight.current ?? 0);
  readonly phone = $derived(this.wide < 700 && this.high > this.wide);
  /** Too narrow for the talk beside the board: it opens as a drawer. */
  readonly drawer = $derived(!this.phone && this.wide < 1100);
  /** A phone on its side: the hand lies beside the board, which needs all the height there is. */
  readonly low = $derived(this.drawer && this.high <= 500);
  readonly small = $derived(this.phone || this.low);
}

export const screen = new Screen();
