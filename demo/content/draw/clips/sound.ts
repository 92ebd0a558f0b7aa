/** [second, MIDI note, length in seconds, loudness 0…1] */
export type Note = [at: number, note: number, length: number, loudness: number];

const rate = 22050;
const pentatonic = [0, 7, 12, 14, 19, 16, 12, 7];

/** A slow arpeggio on five notes, fading in and out. */
const tune = (seconds: number, root: number): Note[] =>
  Array.from({ length: Math.floor((seconds - 1) / 0.5) }, (_, i): Note => {
    const lift = i % 16 >= 8 ? 5 : 0;
    const bar = pentatonic[i % pentatonic.length] ?? 0;
    return [0.2 + i * 0.5, root + lift + bar, 1.6, i % 4 === 0 ? 0.11 : 0.07];
  });

/** A rising three-note chime. */
export const chime = (at: number, note = 79): Note[] => [
  [at, note, 0.9, 0.2],
  [at + 0.1, note + 4, 0.9, 0.18],
  [at + 0.2, note + 7, 1.2, 0.18],
];

export const tick = (at: number, note = 84): Note[] => [[at, note, 0.18, 0.2]];

/** A 16-bit mono WAV: sine tones with a little octave, a quick start and a long fall, as a kalimba sounds. */
export const wav = (seconds: number, root: number, notes: Note[]): Buffer => {
  const length = Math.round(seconds * rate);
  const mixdown = new Float64Array(length);
  for (const [at, note, duration, loudness] of [...tune(seconds, root), ...notes]) {
    const frequency = 440 * 2 ** ((note - 69) / 12);
    const start = Math.round(at * rate);
    for (let i = 0; i < duration * rate && start + i < length; i++) {
      const t = i / rate;
      const envelope = Math.min(1, t / 0.012) * Math.exp((-4.5 * t) / duration) * Math.min(1, (duration - t) / 0.05);
      const wave = Math.sin(2 * Math.PI * frequency * t) + 0.22 * Math.sin(4 * Math.PI * frequency * t);
      mixdown[start + i] = (mixdown[start + i] ?? 0) + wave * envelope * loudness;
    }
  }
  const file = Buffer.alloc(44 + length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + length * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(length * 2, 40);
  mixdown.forEach((value, i) => {
    const fade = Math.min(1, i / (0.3 * rate), (length - i) / (0.8 * rate));
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value * fade)) * 30000), 44 + i * 2);
  });
  return file;
};
