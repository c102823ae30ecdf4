/** Plays the sounds of a match. Silent until sound is switched on and the page has been touched. */
import type { Event } from "../net/types";
import { settings } from "../settings.svelte";
import { bed } from "./bed";
import { BELL, cuesOf } from "./score";
import { sing, type Voice } from "./voice";

/** One for the whole page: browsers allow only a few. */
let studio: { context: AudioContext; gain: GainNode } | null = null;

/** Stops the mine, if it is heard. */
let mine: (() => void) | null = null;
/** The matches in sight that want it heard. */
const beds = new Set<object>();

/** Let the mine be heard faintly below a match from its first sound on, or not any more. */
export function layBed(below: object, wanted: boolean): void {
  if (wanted) beds.add(below);
  else beds.delete(below);
  lieOnBed();
}

function lieOnBed(): void {
  if (beds.size && mine === null && studio) mine = bed(studio.context, studio.gain);
  else if (!beds.size && mine !== null) {
    mine();
    mine = null;
  }
}

export class Ear {
  #heard: number | null = null;

  /** Receive all events so far; new ones are heard. */
  listen(events: readonly Event[], seat: number | null, aloud = true): void {
    const from = this.#heard;
    this.#heard = events.length;
    // Earlier events are not heard.
    if (from === null || !settings.sound || !aloud) return;
    for (const { voice, height, delay } of cuesOf(events, from, seat))
      setTimeout(() => this.play(voice, height), delay);
  }

  /** The player is asked. */
  bell(): void {
    setTimeout(() => this.play("turn"), BELL);
  }

  /** Play one voice by name. */
  play(voice: Voice, height = 0): void {
    if (!settings.sound || document.hidden || !("AudioContext" in globalThis)) return;
    // Browsers refuse, and complain, before the page has been touched.
    if (!studio && !navigator.userActivation.hasBeenActive) return;
    studio ??= opened();
    studio.gain.gain.value = settings.volume;
    if (studio.context.state === "suspended") void studio.context.resume();
    lieOnBed();
    sing(voice, studio.context, studio.gain, height);
  }
}

function opened(): { context: AudioContext; gain: GainNode } {
  const context = new AudioContext();
  const gain = context.createGain();
  gain.connect(context.destination);
  return { context, gain };
}
