/** Small sounds made on the spot; nothing is loaded, and nothing sounds before somebody has asked for it. */
import { settings } from "../settings.svelte";

export type Sound = "lay" | "thud" | "break" | "mend" | "fall" | "paper" | "bell" | "gold" | "dark" | "step";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** `lift` raises the pitch, in halftones. */
export function sound(name: Sound, lift = 0): void {
  if (!settings.sound || settings.volume <= 0) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const out = context.createGain();
  out.gain.value = settings.volume * 0.5;
  out.connect(context.destination);
  SOUNDS[name](out, 2 ** (lift / 12));
}

const SOUNDS: Record<Sound, (out: GainNode, pitch: number) => void> = {
  lay: (out, pitch) => {
    rush(out, 0, 0.09, 900 * pitch, 0.9);
    tone(out, 0.03, 0.12, 190 * pitch, 0.5, "triangle");
    rush(out, 0.12, 0.04, 4200, 0.25);
  },
  thud: (out) => {
    rush(out, 0, 0.16, 240, 0.9);
    tone(out, 0, 0.18, 82, 0.6, "sine");
  },
  break: (out) => {
    for (const at of [0, 0.05, 0.09]) rush(out, at, 0.05, 2600 - at * 9000, 0.7);
    tone(out, 0.1, 0.16, 130, 0.4, "sawtooth");
  },
  mend: (out) => {
    for (const at of [0, 0.17]) {
      tone(out, at, 0.12, 1180, 0.25, "square");
      rush(out, at, 0.03, 3200, 0.5);
    }
  },
  fall: (out) => {
    rush(out, 0, 0.55, 170, 1);
    for (const at of [0.08, 0.2, 0.31, 0.4]) rush(out, at, 0.07, 520 - at * 600, 0.7);
  },
  paper: (out) => {
    for (const at of [0, 0.1, 0.16]) rush(out, at, 0.08, 5200, 0.3);
  },
  bell: (out) => {
    tone(out, 0, 0.5, 1318, 0.3, "sine");
    tone(out, 0, 0.3, 2637, 0.12, "sine");
  },
  gold: (out) => {
    [196, 247, 294].forEach((pitch, i) => tone(out, i * 0.07, 0.5, pitch, 0.3, "triangle"));
    for (const at of [0.12, 0.2, 0.27, 0.36]) tone(out, at, 0.14, 2100 + at * 1500, 0.14, "square");
  },
  dark: (out) => {
    rush(out, 0, 0.4, 700, 0.5);
    tone(out, 0.05, 0.45, 98, 0.3, "sine");
  },
  step: (out) => rush(out, 0, 0.05, 420, 0.5),
};

function tone(out: GainNode, at: number, length: number, pitch: number, loud: number, form: OscillatorType): void {
  const audio = out.context;
  const source = new OscillatorNode(audio, { type: form, frequency: pitch });
  source.connect(fading(out, at, length, loud));
  source.start(audio.currentTime + at);
  source.stop(audio.currentTime + at + length);
}

/** Noise through a narrow gap: stone, wood, paper, depending on its height. */
function rush(out: GainNode, at: number, length: number, height: number, loud: number): void {
  const audio = out.context;
  noise ??= hiss(audio);
  const source = new AudioBufferSourceNode(audio, { buffer: noise, loop: true });
  const gap = new BiquadFilterNode(audio, { type: "bandpass", frequency: Math.max(40, height), Q: 0.9 });
  source.connect(gap).connect(fading(out, at, length, loud));
  source.start(audio.currentTime + at, at);
  source.stop(audio.currentTime + at + length);
}

function fading(out: GainNode, at: number, length: number, loud: number): GainNode {
  const from = out.context.currentTime + at;
  const gain = new GainNode(out.context, { gain: 0 });
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loud, from + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.001, from + length);
  gain.connect(out);
  return gain;
}

function hiss(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}
