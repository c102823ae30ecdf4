/** Turns the moves a player was given into what can be touched: cards, places, players, and a list of the rest.

    It uses only the parts of moves and knows no rules: exactly the listed moves can be reached.
*/
import { halfTurned, readPath, sameness } from "../art/code";
import type { Choice as Offer, Move, View } from "../net/types";
import type { Cell } from "../words/place";
import { clashes } from "./geometry";

export type { Offer };

/** A place on the board that can be touched now: a cell, a field on its card, or the edge between two cells. */
export interface Spot {
  key: string;
  cell: Cell;
  field: string | null;
  side: string | null;
  /** The card as it would lie there; null if nothing is laid. */
  card: string | null;
  /** What happens there: `lay`, `step`, `bribe` … or the name of the action card. */
  act: string;
  offers: Offer[];
}

/** A card of the hand, and what can be done with it now. */
export interface Held {
  card: string;
  /** As it is held: turned if the player turned it. */
  shown: string;
  picked: boolean;
  /** Whether it can be played, or selected for the current action. */
  usable: boolean;
  discardable: boolean;
  /** Why it cannot be played, as a key `play-why-…`. */
  why: string | null;
}

/** A choice other than a card or place. */
export interface Option {
  key: string;
  /** What it sends; null if it only leads to the next step. */
  offer: Offer | null;
  act: "send" | "pay" | "discard" | "cancel";
  /** For `pay`: the card to get rid of; for `discard`: how many cards. */
  card?: string;
  count?: number;
}

export interface Hint {
  key: string;
  values: Record<string, string | number>;
}

/** Why the chosen card cannot be used on what was touched. */
export interface Refusal {
  /** The cell, as `3,1`, or the player, as `p2`. */
  at: string;
  sentence: string;
  /** The sides of the cell on which the card does not fit. */
  sides: string[];
}

type Mode = "free" | "discard" | "pay";

export class Choice {
  view = $state.raw<View | null>(null);
  offers = $state.raw<Offer[]>([]);
  /** The chosen cards, by their place in the hand. */
  picked = $state.raw<number[]>([]);
  mode = $state<Mode>("free");
  /** Sent, but not answered yet. */
  busy = $state(false);
  /** The place that was touched once. */
  aimed = $state<string | null>(null);
  /** The place under the mouse, or under a dragged card. */
  over = $state<string | null>(null);
  /** The hovered or focused option, previewed on the board. */
  tried = $state.raw<Offer | null>(null);
  /** Whether the board is rotated by a quarter; cards are then held the same way. */
  down = $state(false);
  /** Whether the chosen card is held upside down. */
  flipped = $state(false);
  /** The card in front of the player that is being paid off. */
  paying = $state<string | null>(null);
  /** Whether the card was chosen by key; then the focus moves to its places. */
  byKey = $state(false);
  /** Several moves match what was touched; one must be picked. */
  narrowed = $state.raw<Offer[]>([]);
  /** What was touched last, if the chosen card cannot be used there. */
  refusal = $state.raw<Refusal | null>(null);

  readonly #send: (move: string) => void;
  readonly #careful: () => boolean;
  readonly #ask: ((move: string) => Promise<string | null>) | null;

  readonly #waits: () => boolean;

  /** `careful` says whether moves on the board need a second touch; `ask` finds out why a move is refused; while `waits`,
   * nothing is sent and the choice is kept. */
  constructor(
    send: (move: string) => void,
    careful: () => boolean = () => true,
    ask: ((move: string) => Promise<string | null>) | null = null,
    waits: () => boolean = () => false,
  ) {
    this.#send = send;
    this.#careful = careful;
    this.#ask = ask;
    this.#waits = waits;
  }

  /** Whether the player is asked at all. */
  readonly asked = $derived(this.offers.length > 0 && !this.busy);
  readonly hand = $derived(this.view?.hand ?? []);
  readonly #chosen = $derived(this.picked.map((slot) => this.hand[slot] ?? ""));

  /** The chosen card, if exactly one. */
  readonly selected = $derived(this.mode === "free" && this.picked.length === 1 ? (this.#chosen[0] ?? null) : null);

  /** The moves that match the current choice, except discards. */
  readonly live = $derived.by((): Offer[] => {
    if (!this.asked || this.mode !== "free") return [];
    const card = this.selected;
    if (card !== null) return this.offers.filter(({ move }) => uses(move, card));
    return this.offers.filter(({ move }) => !ofHand(move));
  });

  readonly spots = $derived.by((): Spot[] => {
    const found = new Map<string, Spot>();
    for (const offer of this.live) {
      const { cell, field, side } = offer.move;
      if (!cell) continue;
      const key = `${cell.join()}${field ? `.${field}` : ""}${side ? ` ${side}` : ""}`;
      const spot = found.get(key);
      if (spot) spot.offers.push(offer);
      else
        found.set(key, {
          key,
          cell,
          field: field ?? null,
          side: side ?? null,
          card: null,
          act: act(offer.move),
          offers: [offer],
        });
    }
    return [...found.values()].map((spot) => ({ ...spot, card: this.#lying(spot) }));
  });

  /** The place that was touched once and waits for the second touch. */
  readonly ghost = $derived(this.spots.find((spot) => spot.key === this.aimed) ?? null);

  /** The players that can be touched now. */
  readonly seats = $derived([
    ...new Set(this.live.flatMap(({ move }) => ((move.seat ?? null) === null || move.cell ? [] : [move.seat!]))),
  ]);

  readonly cards = $derived.by((): Held[] => this.hand.map((card, slot) => this.#held(card, slot)));

  readonly canTurn = $derived(this.selected !== null && isTurnable(this.selected) && this.spots.length > 0);

  readonly canDiscard = $derived.by((): boolean => {
    if (!this.asked || this.mode === "pay") return false;
    if (this.mode === "discard") return this.#discardOf(this.#chosen) !== null;
    return this.selected === null ? this.#discards.length > 0 : this.#discardOf([this.selected]) !== null;
  });

  /** Whether no card can be used, so that one must be discarded or paid with. */
  readonly stuck = $derived(this.asked && !this.offers.some(({ move }) => ["lay", "play"].includes(move.verb)));

  readonly options = $derived.by((): Option[] => {
    if (!this.asked) return [];
    if (this.narrowed.length) return [...this.narrowed.map(sending), cancelling];
    if (this.mode === "discard") return this.#ready(this.#discardOf(this.#chosen));
    if (this.mode === "pay") return this.#ready(this.#paymentOf(this.#chosen));
    const plain = this.live
      .filter(({ move }) => !move.cell)
      .sort((a, b) => +declines(a) - +declines(b))
      .map(sending);
    return this.selected === null ? [...plain, ...this.#payable] : plain;
  });

  /** Whether more cards can be added to what is discarded or paid with. */
  readonly #more = $derived(this.mode !== "free" && this.cards.some((card) => card.usable && !card.picked));

  /** Whether only confirming or undoing a move is left, which its button makes clear. */
  readonly settled = $derived.by((): boolean => {
    const [move, back, ...others] = this.options;
    return back?.act === "cancel" && !others.length && !this.#more && move?.offer?.move.verb !== "propose-end";
  });

  /** The instruction, in one sentence. */
  readonly hint = $derived.by((): Hint | null => {
    const view = this.view;
    if (!view || !this.asked) return null;
    const kind = view.prompt?.kind ?? "turn";
    const values = {
      steps: view.prompt?.steps ?? 0,
      creature: view.prompt?.creature ?? "",
      count: this.picked.length,
      more: this.#more ? "yes" : "no",
    };
    if (this.narrowed[0]?.move.verb === "propose-end") return { key: "play-hint-propose-end", values };
    if (this.narrowed.length) return { key: this.narrowed.length > 1 ? "play-hint-which" : "play-hint-sure", values };
    if (this.mode !== "free") return { key: `play-hint-${this.mode}`, values };
    if (kind !== "turn") return { key: `play-hint-${kind === "pay" ? "trolls" : kind}`, values };
    const card = this.selected;
    if (card === null) {
      return {
        key: !this.stuck ? "play-hint-turn" : this.#payable.length ? "play-hint-stuck-pay" : "play-hint-stuck",
        values,
      };
    }
    if (this.aimed !== null) return { key: readPath(card) ? "play-hint-again" : "play-hint-again-target", values };
    if (this.spots.length) return { key: readPath(card) ? "play-hint-place" : "play-hint-target", values };
    if (this.seats.length) {
      const alone = this.seats.every((seat) => seat === this.view?.seat);
      return { key: alone ? "play-hint-own-seat" : "play-hint-seat", values };
    }
    return { key: this.options.length ? "play-hint-option" : "play-hint-useless", values };
  });

  /** Take the moves and view of a new moment. The choice is kept if nothing has changed for the player. */
  take(view: View | null, offers: readonly Offer[]): void {
    const same =
      !this.busy &&
      view?.hand.join(" ") === this.hand.join(" ") &&
      offers.map(text).join("\n") === this.offers.map(text).join("\n");
    this.view = view;
    this.offers = [...offers];
    this.busy = false;
    if (!same) this.cancel();
  }

  /** The move was refused: restore the previous state. */
  refused(): void {
    this.busy = false;
    this.cancel();
  }

  pickCard(slot: number, byKey = false): void {
    if (!this.asked || slot < 0 || slot >= this.hand.length) return;
    this.byKey = byKey;
    this.refusal = null;
    this.narrowed = [];
    this.aimed = null;
    if (this.mode !== "free") this.#toggle(slot);
    else if (this.picked[0] === slot) this.cancel();
    // A card that cannot be used now must not cover the current question.
    else if (!this.cards[slot]?.usable && !this.cards[slot]?.discardable) this.cancel();
    else {
      this.picked = [slot];
      this.flipped = false;
    }
  }

  pickCell(cell: Cell): void {
    const here = this.spotsAt(cell);
    if (here.length === 1) this.pickSpot(here[0]!.key);
    else if (here.length > 1) this.#narrow(here.flatMap((spot) => spot.offers));
    else void this.#wonder(cell.join());
  }

  /** Ask why the chosen card cannot be used there: the rules are the server's. */
  async #wonder(at: string): Promise<void> {
    const card = this.selected;
    if (card === null || this.#ask === null || !this.asked || this.#waits()) return;
    if (this.spots.length + this.seats.length === 0) return;
    const held = this.flipped ? halfTurned(card) : card;
    this.aimed = null;
    this.narrowed = [];
    this.refusal = null;
    const sentence = await this.#ask(`${held} ${at}`);
    if (sentence === null || this.selected !== card) return;
    const cell = at.split(",").map(Number) as Cell;
    const sides = at.startsWith("p") || !this.view ? [] : clashes(held, cell, this.view);
    this.refusal = { at, sentence, sides };
  }

  /** Whether touching a player who is not a target explains why. */
  readonly wonders = $derived(this.#canAsk && this.selected !== null && this.seats.length > 0);

  get #canAsk(): boolean {
    return this.#ask !== null && this.asked;
  }

  /** `sure`: skip the second touch, as after dragging a card there. */
  pickSpot(key: string, sure = false): void {
    const spot = this.spots.find((one) => one.key === key);
    if (!spot) return;
    this.refusal = null;
    const fitting = this.#fitting(spot);
    if (fitting.length > 1) this.#narrow(fitting);
    else if (sure || this.aimed === key || !this.#careful() || spot.act === "step") this.#play(fitting[0]!);
    else {
      this.narrowed = [];
      this.aimed = key;
    }
  }

  pickSeat(seat: number, sure = false): void {
    const offers = this.live.filter(({ move }) => move.seat === seat && !move.cell);
    if (!offers.length) {
      void this.#wonder(`p${seat + 1}`);
      return;
    }
    this.refusal = null;
    const confirmed = sure || !this.#careful() || this.aimed === `p${seat}`;
    if (offers.length === 1 && confirmed) this.#play(offers[0]!);
    else {
      this.#narrow(offers);
      this.aimed = `p${seat}`;
    }
  }

  pickOption(option: Option): void {
    if (!this.asked) return;
    if (option.act === "cancel") this.cancel();
    else if (option.act === "pay") {
      this.cancel();
      this.mode = "pay";
      this.paying = option.card ?? null;
    } else if (option.offer?.move.verb === "propose-end" && !this.narrowed.length) this.#narrow([option.offer]);
    else if (option.offer) this.#play(option.offer);
  }

  /** Turn the chosen card, or its preview, by 180 degrees. */
  turn(): void {
    if (!this.canTurn) return;
    this.flipped = !this.flipped;
    this.refusal = null;
  }

  /** Discard the chosen card, or start choosing cards to discard. */
  discard(): void {
    if (!this.asked || this.mode === "pay") return;
    this.refusal = null;
    this.narrowed = [];
    this.aimed = null;
    const ready = this.#discardOf(this.#chosen);
    if (ready && (this.mode === "discard" || !(this.#several || this.#careful()))) this.#play(ready);
    else if (this.#discards.length) this.mode = "discard";
  }

  /** Confirm the aimed move. */
  confirm(): void {
    if (this.ghost) this.pickSpot(this.ghost.key);
    else if (this.mode === "discard") this.discard();
    else if (this.narrowed.length === 1) this.#play(this.narrowed[0]!);
  }

  /** Clear the choice. */
  cancel(): void {
    this.refusal = null;
    this.over = null;
    this.tried = null;
    this.picked = [];
    this.mode = "free";
    this.aimed = null;
    this.paying = null;
    this.flipped = false;
    this.narrowed = [];
  }

  /** The places that can be touched on a cell, including the edges to its neighbours. */
  spotsAt([x, y]: Cell): Spot[] {
    return this.spots.filter(({ cell, side }) => {
      if (cell[0] === x && cell[1] === y) return true;
      return (
        (side === "E" && cell[0] + 1 === x && cell[1] === y) || (side === "S" && cell[0] === x && cell[1] + 1 === y)
      );
    });
  }

  readonly #discards = $derived(this.offers.filter(({ move }) => move.verb === "discard"));
  readonly #several = $derived(this.#discards.some(({ move }) => (move.cards?.length ?? 0) > 1));
  readonly #payments = $derived(this.offers.filter(({ move }) => move.verb === "remove"));
  readonly #payable = $derived(
    [...new Set(this.#payments.map(({ move }) => move.card!))].map((card): Option => ({
      key: `pay ${card}`,
      offer: null,
      act: "pay",
      card,
    })),
  );

  #held(card: string, slot: number): Held {
    const picked = this.picked.includes(slot);
    const discardable = this.asked && this.#discardOf([card]) !== null;
    const shown = picked && this.flipped && this.mode === "free" ? halfTurned(card) : card;
    if (this.mode !== "free") {
      const others = picked ? this.#chosen : [...this.#chosen, card];
      return { card, shown, picked, usable: this.asked && (picked || this.#leads(others)), discardable, why: null };
    }
    const usable = this.asked && this.offers.some(({ move }) => uses(move, card));
    return { card, shown, picked, usable, discardable, why: usable ? null : this.#why(card) };
  }

  /** Why a card cannot be played: judged only by what is openly in front of the player, else that nothing fits. */
  #why(card: string): string {
    const view = this.view;
    if (!view || view.actor !== view.seat || view.seat === null) return "play-why-not-your-turn";
    if (this.busy) return "play-why-sent";
    if (!this.offers.length) return "play-why-not-now";
    if (view.prompt?.kind !== "turn") return "play-why-question";
    if (!readPath(card)) return "play-why-no-target";
    const front = view.front[view.seat] ?? [];
    if (front.some((lying) => lying.startsWith("broken-"))) return "play-why-broken";
    return front.includes("trapped") ? "play-why-trapped" : "play-why-no-place";
  }

  #toggle(slot: number): void {
    if (this.picked.includes(slot)) this.picked = this.picked.filter((one) => one !== slot);
    else if (this.#leads([...this.#chosen, this.hand[slot]!])) this.picked = [...this.picked, slot];
  }

  /** Whether some move discards or pays with at least these cards. */
  #leads(cards: string[]): boolean {
    return this.#multi.some(({ move }) => contains(move.cards ?? [], cards));
  }

  get #multi(): Offer[] {
    return this.mode === "pay" ? this.#payments.filter(({ move }) => move.card === this.paying) : this.#discards;
  }

  #discardOf(cards: string[]): Offer | null {
    return this.#discards.find(({ move }) => equal(move.cards ?? [], cards)) ?? null;
  }

  #paymentOf(cards: string[]): Offer | null {
    return this.#payments.find(({ move }) => move.card === this.paying && equal(move.cards ?? [], cards)) ?? null;
  }

  #ready(offer: Offer | null): Option[] {
    return [...(offer ? [sending(offer)] : []), cancelling];
  }

  /** The moves of a place that match how the card is held; if it fits only one way, that one. */
  #fitting(spot: Spot): Offer[] {
    if (this.selected === null || !readPath(this.selected)) return spot.offers;
    const wish = sameness(this.flipped ? halfTurned(this.selected) : this.selected);
    const wished = spot.offers.filter(({ move }) => sameness(move.card ?? "") === wish);
    return wished.length ? wished : spot.offers;
  }

  #lying(spot: Spot): string | null {
    return spot.act === "lay" ? (this.#fitting(spot)[0]?.move.card ?? null) : null;
  }

  #narrow(offers: Offer[]): void {
    this.aimed = null;
    this.narrowed = offers;
  }

  #play(offer: Offer): void {
    if (!this.asked || this.#waits()) return;
    this.busy = true;
    this.cancel();
    this.#send(offer.text);
  }
}

const cancelling: Option = { key: "cancel", offer: null, act: "cancel" };
const sending = (offer: Offer): Option => ({ key: offer.text, offer, act: "send" });
const text = (offer: Offer): string => offer.text;

/** Whether a move only declines; these come last. */
const declines = ({ move }: Offer): boolean => ["pass", "stop", "done", "suffer", "refuse"].includes(move.verb);

/** Whether a move spends cards of the hand. */
const ofHand = ({ verb }: Move): boolean => ["lay", "play", "discard", "remove"].includes(verb);

/** Whether a move plays this card, in either orientation. */
function uses(move: Move, card: string): boolean {
  if (move.verb === "play") return move.card === card;
  return move.verb === "lay" && waysOf(card).has(sameness(move.card ?? ""));
}

const ways = new Map<string, Set<string>>();
function waysOf(card: string): Set<string> {
  let found = ways.get(card);
  if (!found) ways.set(card, (found = new Set(readPath(card) ? [sameness(card), sameness(halfTurned(card))] : [])));
  return found;
}

const isTurnable = (card: string): boolean => waysOf(card).size > 1;

const act = (move: Move): string => (move.verb === "play" ? (move.card ?? "").replace(/^I{1,3}\./, "") : move.verb);

const equal = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && contains(a, b);

/** Whether the first list contains the second, counting duplicates. */
function contains(all: readonly string[], some: readonly string[]): boolean {
  const left = [...all];
  return some.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
