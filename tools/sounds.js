// Renders the sounds of the page without playing them, and measures each as ITU-R BS.1770 says. Runs in a browser.
const RATE = 48000;

/** The two K-weighting filters of BS.1770 at 48 kHz. */
const WEIGHTING = [
  [
    [1.53512485958697, -2.69169618940638, 1.19839281085285],
    [1, -1.69065929318241, 0.73248077421585],
  ],
  [
    [1, -2, 1],
    [1, -1.99004745483398, 0.99007225036621],
  ],
];

async function rendered(play, seconds) {
  const context = new OfflineAudioContext(1, RATE * seconds, RATE);
  play(context, context.destination);
  return (await context.startRendering()).getChannelData(0);
}

async function weighted(samples) {
  const context = new OfflineAudioContext(1, samples.length, RATE);
  const buffer = context.createBuffer(1, samples.length, RATE);
  buffer.copyToChannel(samples, 0);
  let node = context.createBufferSource();
  node.buffer = buffer;
  node.start();
  for (const [ahead, back] of WEIGHTING) node = node.connect(context.createIIRFilter(ahead, back));
  node.connect(context.destination);
  return (await context.startRendering()).getChannelData(0);
}

/** The loudest 400 milliseconds, in LUFS: what a short sound is judged by. */
async function loudness(samples) {
  const heard = await weighted(samples);
  const block = RATE * 0.4;
  let [sum, most] = [0, 0];
  for (let i = 0; i < heard.length; i += 1) {
    sum += heard[i] ** 2 - (i >= block ? heard[i - block] ** 2 : 0);
    most = Math.max(most, sum);
  }
  return -0.691 + 10 * Math.log10(most / block);
}

/** Seconds until it has faded away: below -60 dB of full scale. */
function lasting(samples) {
  let last = samples.length - 1;
  while (last > 0 && Math.abs(samples[last]) < 0.001) last -= 1;
  return last / RATE;
}

const peak = (samples) => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

/** 16-bit samples in base64: a list of numbers would take minutes to hand over. */
function text(samples) {
  const bytes = new Uint8Array(Int16Array.from(samples, (one) => Math.max(-1, Math.min(1, one)) * 32767).buffer);
  let all = "";
  for (let i = 0; i < bytes.length; i += 8192) all += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(all);
}

async function measured(play, seconds) {
  const samples = await rendered(play, seconds);
  return {
    loudness: await loudness(samples),
    peak: peak(samples),
    seconds: lasting(samples),
    samples: text(samples),
  };
}

/** A round as it may sound: cards laid, tools broken and mended, a gate, gold. Two at a time, as close as the page lets them. */
const ROUND = [
  "shuffle",
  "turn",
  "lay",
  "lay",
  "break-pick",
  "turn",
  "lay",
  "dead-end",
  "mend",
  "turn",
  "map",
  "lay",
  "rockfall",
  "break-lantern",
  "turn",
  "lay",
  "light",
  "gold",
  "coin",
  "coin",
];

globalThis.measureAll = async ({ VOICES, sing, bed }) => {
  const found = {};
  for (const voice of VOICES) found[voice] = await measured((context, out) => sing(voice, context, out, 0.5), 2);
  found.bed = await measured((context, out) => bed(context, out), 8);
  found.round = await measured((context, out) => {
    bed(context, out);
    ROUND.forEach((voice, i) => sing(voice, context, out, i / ROUND.length, 0.3 + i * 0.42));
  }, 12);
  return found;
};
