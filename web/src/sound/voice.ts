/** Synthesised sounds: a few oscillators and filtered noise, all shorter than a second. */

export const VOICES = [
  "lay",
  "dead-end",
  "light",
  "break-pick",
  "break-lantern",
  "break-cart",
  "mend",
  "rockfall",
  "map",
  "turn",
  "gold",
  "dark",
  "coin",
  "step",
  "growl",
  "web",
  "trap",
  "free",
  "shuffle",
  "tap",
  "match",
] as const;
export type Voice = (typeof VOICES)[number];

interface Studio {
  context: BaseAudioContext;
  out: AudioNode;
  /** When the sound begins. */
  at: number;
}

/** Play a voice, after `delay` seconds; `height` from 0 to 1 raises its pitch. */
export function sing(voice: Voice, context: BaseAudioContext, out: AudioNode, height = 0, delay = 0.01): void {
  const level = context.createGain();
  level.gain.value = HEADROOM * LEVELS[voice];
  level.connect(out);
  SCORES[voice]({ context, out: level, at: context.currentTime + delay }, height);
}

/** Noise is another each time, and voices overlap: this much lower they stay below full scale. */
const HEADROOM = 0.8;
/** What makes all voices equally loud: measured by `tools/sounds.py`. A tap stays below: its noise must never clip. */
const LEVELS: Record<Voice, number> = {
  lay: 0.96,
  "dead-end": 0.67,
  light: 2.06,
  "break-pick": 2.53,
  "break-lantern": 0.84,
  "break-cart": 0.97,
  mend: 1.63,
  rockfall: 0.47,
  map: 4.21,
  turn: 1.02,
  gold: 0.86,
  dark: 1.15,
  coin: 1.32,
  step: 0.9,
  growl: 1.63,
  web: 3.27,
  trap: 0.73,
  free: 2,
  shuffle: 4.8,
  tap: 2.7,
  match: 1.64,
};

interface Tone {
  from: number;
  to?: number;
  time: number;
  loud: number;
  shape?: OscillatorType;
  delay?: number;
  attack?: number;
}

function tone(
  { context, out, at }: Studio,
  { from, to = from, time, loud, shape = "sine", delay = 0, attack = 0.004 }: Tone,
): void {
  const [start, end] = [at + delay, at + delay + time];
  const oscillator = context.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  const gain = shaped(context, loud, start, end, attack);
  oscillator.connect(gain).connect(out);
  oscillator.start(start);
  oscillator.stop(end);
}

interface Hiss {
  filter: BiquadFilterType;
  from: number;
  to?: number;
  time: number;
  loud: number;
  sharp?: number;
  delay?: number;
  attack?: number;
}

function hiss(
  { context, out, at }: Studio,
  { filter, from, to = from, time, loud, sharp = 1, delay = 0, attack = 0.002 }: Hiss,
): void {
  const [start, end] = [at + delay, at + delay + time];
  const source = context.createBufferSource();
  source.buffer = noise(context);
  const sieve = context.createBiquadFilter();
  sieve.type = filter;
  sieve.Q.value = sharp;
  sieve.frequency.setValueAtTime(from, start);
  sieve.frequency.exponentialRampToValueAtTime(to, end);
  source
    .connect(sieve)
    .connect(shaped(context, loud, start, end, attack))
    .connect(out);
  source.start(start);
  source.stop(end);
}

function shaped(context: BaseAudioContext, loud: number, start: number, end: number, attack: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  return gain;
}

const buffers = new WeakMap<BaseAudioContext, AudioBuffer>();
function noise(context: BaseAudioContext): AudioBuffer {
  let buffer = buffers.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
    buffers.set(context, buffer);
  }
  return buffer;
}

const knock = (studio: Studio, height: number, delay = 0): void => {
  tone(studio, { from: 170 + height * 90, to: 82 + height * 40, time: 0.13, loud: 0.7, delay });
  hiss(studio, { filter: "lowpass", from: 1400, to: 320, time: 0.09, loud: 0.5, delay });
};
const bell = (studio: Studio, pitch: number, delay: number, loud: number): void => {
  tone(studio, { from: pitch, time: 0.5, loud, delay });
  tone(studio, { from: pitch * 2.01, time: 0.32, loud: loud * 0.45, delay });
  tone(studio, { from: pitch * 3.02, time: 0.18, loud: loud * 0.2, delay });
};

const SCORES: Record<Voice, (studio: Studio, height: number) => void> = {
  lay: (studio, height) => {
    knock(studio, height);
    hiss(studio, { filter: "bandpass", from: 2600 + height * 900, time: 0.05, loud: 0.35, sharp: 6, delay: 0.07 });
  },
  "dead-end": (studio) => {
    tone(studio, { from: 92, to: 48, time: 0.24, loud: 0.8 });
    hiss(studio, { filter: "lowpass", from: 400, to: 120, time: 0.18, loud: 0.5 });
  },
  light: (studio, height) => {
    hiss(studio, { filter: "highpass", from: 5200, to: 2400, time: 0.16, loud: 0.1, attack: 0.03 });
    tone(studio, { from: 330 + height * 220, to: 392 + height * 260, time: 0.5, loud: 0.12, attack: 0.12 });
  },
  "break-pick": (studio) => {
    for (const delay of [0, 0.05, 0.09])
      hiss(studio, { filter: "bandpass", from: 900 + delay * 4000, time: 0.06, loud: 0.7, sharp: 3, delay });
    tone(studio, { from: 240, to: 120, time: 0.1, loud: 0.3, shape: "triangle" });
  },
  "break-lantern": (studio) => {
    hiss(studio, { filter: "highpass", from: 4200, time: 0.09, loud: 0.4 });
    [2100, 2750, 3300, 4100].forEach((from, i) =>
      tone(studio, { from, time: 0.28 - i * 0.04, loud: 0.14, delay: i * 0.035 }),
    );
  },
  "break-cart": (studio) => {
    [196, 311, 523, 831].forEach((from, i) =>
      tone(studio, { from, to: from * 0.97, time: 0.4 - i * 0.06, loud: 0.24 / (i + 1), shape: "square" }),
    );
    hiss(studio, { filter: "bandpass", from: 1800, time: 0.08, loud: 0.4, sharp: 2 });
  },
  mend: (studio) => {
    for (const delay of [0, 0.15]) {
      tone(studio, { from: 940, to: 900, time: 0.12, loud: 0.3, shape: "triangle", delay });
      hiss(studio, { filter: "bandpass", from: 3000, time: 0.03, loud: 0.4, sharp: 4, delay });
    }
  },
  rockfall: (studio) => {
    hiss(studio, { filter: "lowpass", from: 420, to: 90, time: 0.58, loud: 1, attack: 0.05 });
    for (const delay of [0.06, 0.16, 0.24, 0.36]) knock(studio, 0.2 - delay * 0.4, delay);
  },
  map: (studio) => {
    for (const delay of [0, 0.07, 0.15])
      hiss(studio, { filter: "bandpass", from: 3600, to: 2200, time: 0.09, loud: 0.18, delay, attack: 0.02 });
  },
  turn: (studio) => bell(studio, 1318, 0, 0.22),
  gold: (studio) => {
    [196, 247, 294].forEach((from, i) =>
      tone(studio, { from, time: 0.58, loud: 0.16, shape: "triangle", delay: i * 0.03, attack: 0.08 }),
    );
    [0.08, 0.16, 0.22, 0.3].forEach((delay, i) => bell(studio, 2300 + i * 260, delay, 0.07));
  },
  dark: (studio) => {
    hiss(studio, { filter: "lowpass", from: 2600, to: 160, time: 0.45, loud: 0.5, attack: 0.06 });
    tone(studio, { from: 110, to: 55, time: 0.5, loud: 0.25, delay: 0.08 });
  },
  coin: (studio, height) => bell(studio, 1900 + height * 500, 0, 0.14),
  step: (studio, height) => knock(studio, 0.5 + height * 0.3),
  growl: (studio) => {
    tone(studio, { from: 130, to: 62, time: 0.42, loud: 0.3, shape: "sawtooth", attack: 0.06 });
    hiss(studio, { filter: "bandpass", from: 500, to: 240, time: 0.4, loud: 0.3, sharp: 2, attack: 0.05 });
  },
  web: (studio) => tone(studio, { from: 700, to: 1500, time: 0.25, loud: 0.12, attack: 0.05 }),
  trap: (studio) => {
    [0, 0.06].forEach((delay) => tone(studio, { from: 420, to: 380, time: 0.22, loud: 0.22, shape: "square", delay }));
    knock(studio, 0, 0.1);
  },
  free: (studio) =>
    [0, 0.1].forEach((delay, i) =>
      tone(studio, { from: 520 + i * 260, time: 0.2, loud: 0.2, shape: "triangle", delay }),
    ),
  tap: (studio) => {
    tone(studio, { from: 620, to: 410, time: 0.07, loud: 0.3, shape: "triangle" });
    hiss(studio, { filter: "bandpass", from: 1500, time: 0.03, loud: 0.3, sharp: 5 });
  },
  match: (studio) => {
    hiss(studio, { filter: "highpass", from: 2600, to: 6400, time: 0.12, loud: 0.3, attack: 0.01 });
    hiss(studio, { filter: "bandpass", from: 900, to: 500, time: 0.4, loud: 0.12, delay: 0.1, attack: 0.08 });
  },
  shuffle: (studio) => {
    for (const delay of [0, 0.05, 0.1, 0.15, 0.2])
      hiss(studio, { filter: "bandpass", from: 2400, time: 0.04, loud: 0.22, delay });
  },
};
