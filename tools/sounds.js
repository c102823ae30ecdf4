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

const measured = async (play, seconds) => figures(await rendered(play, seconds));

async function figures(samples) {
  return {
    loudness: await loudness(samples),
    peak: peak(samples),
    seconds: lasting(samples),
    samples: text(samples),
  };
}

/** All cues of a round as a television plays them, above the bed: voices with their seconds. */
function cuesOfRound({ cuesOf, BELL }, steps) {
  const events = [];
  const cues = [];
  for (const step of steps) {
    const known = events.length;
    events.push(...step.events);
    // Whoever comes to the table hears nothing of what was before.
    if (known > 0) for (const one of cuesOf(events, known, null)) cues.push({ ...one, at: step.at + one.delay / 1000 });
    if (step.rings) cues.push({ voice: "turn", height: 0, at: step.at + BELL / 1000 });
  }
  return cues;
}

/** Cues above the bed. Each is rendered alone: adding is all that the page does, and all at once take minutes. */
async function mixed(sing, bed, cues) {
  const ground = await rendered((context, out) => bed(context, out), 8);
  const all = Float32Array.from({ length: RATE * Math.ceil(cues.at(-1).at + 2) }, (_, i) => ground[i % ground.length]);
  for (const { voice, height, at } of cues) {
    const cue = await rendered((context, out) => sing(voice, context, out, height), 1.5);
    const from = Math.round(at * RATE);
    for (let i = 0; i < cue.length; i += 1) all[from + i] += cue[i];
  }
  return all;
}

globalThis.measureAll = async ({ VOICES, sing, bed, ...score }, rounds) => {
  const found = {};
  for (const voice of VOICES) found[voice] = await measured((context, out) => sing(voice, context, out, 0.5), 2);
  found.bed = await measured((context, out) => bed(context, out), 8);
  for (const [game, steps] of Object.entries(rounds)) {
    const cues = cuesOfRound(score, steps);
    found[`round-${game}`] = { ...(await figures(await mixed(sing, bed, cues))), cues: cues.length };
  }
  return found;
};
