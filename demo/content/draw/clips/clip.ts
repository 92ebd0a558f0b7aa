import type { Note } from './sound.ts';

/** A short silent-by-choice film: a picture for every moment, words for what is seen and heard, and a few notes. */
export interface Clip {
  name: string;
  seconds: number;
  /** The moment that is shown before the film is played. */
  poster: number;
  /** Everything inside the 640×360 picture at t seconds. */
  frame: (t: number) => string;
  /** [from, to, words] */
  captions: [number, number, string][];
  /** Notes on top of the quiet tune that every clip has. */
  notes: Note[];
  /** The tune's lowest note, as a MIDI number. */
  root: number;
}

/** 0 before `from`, 1 after `to`, and a soft start and end between. */
export const ease = (t: number, from: number, to: number): number => {
  const k = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return k * k * (3 - 2 * k);
};

/** In by `from`, out by `to`, each within a third of a second. */
export const shown = (t: number, from: number, to: number): number =>
  Math.min(ease(t, from, from + 0.35), 1 - ease(t, to, to + 0.35));

export const mix = (a: number, b: number, k: number): number => a + (b - a) * k;

/** Between two #rrggbb colours. */
export const blend = (from: string, to: string, k: number): string => {
  const part = (at: number) =>
    Math.round(mix(Number.parseInt(from.slice(at, at + 2), 16), Number.parseInt(to.slice(at, at + 2), 16), k))
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
};
