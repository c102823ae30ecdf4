/** The quiet bed of the mine: far wind and a drop of water now and then. It says nothing about the match. */

/** Seconds after which it repeats. */
const LENGTH = 8;
const DROPS = [1.3, 3.9, 4.2, 6.7];

/** Start the bed; the function it returns stops it. */
export function bed(context: BaseAudioContext, out: AudioNode): () => void {
  const buffer = context.createBuffer(1, context.sampleRate * LENGTH, context.sampleRate);
  fill(buffer.getChannelData(0), context.sampleRate);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  source.connect(out);
  source.start();
  return () => source.stop();
}

/** Brown noise that ends as it begins, and drops. */
function fill(data: Float32Array, rate: number): void {
  let low = 0;
  for (let i = 0; i < data.length; i += 1) {
    low = 0.995 * low + 0.05 * (Math.random() * 2 - 1);
    const edge = Math.min(1, i / rate, (data.length - i) / rate);
    data[i] = low * 0.045 * edge;
  }
  for (const at of DROPS)
    for (let i = 0; i < rate * 0.25; i += 1) {
      const time = i / rate;
      const place = Math.floor(at * rate) + i;
      data[place] =
        (data[place] ?? 0) + 0.012 * Math.exp(-time * 26) * Math.sin(2 * Math.PI * (900 + 500 * time) * time);
    }
}
