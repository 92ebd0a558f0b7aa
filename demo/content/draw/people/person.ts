import type { Mouth, Skin } from './face.ts';
import type { Hair } from './hair.ts';

export interface Person {
  /** Who is drawn, so that whoever gives the picture a name can choose. */
  who: string;
  skin: Skin;
  backdrop: string;
  hair: Hair;
  body: string;
  mouth?: Mouth;
  child?: boolean;
  brow?: string;
  glasses?: string;
  lips?: string;
  /** Drawn last: a beard, earrings, headphones. */
  extra?: string;
}

export const tones = {
  black: '#231726',
  brown: '#4a2a1c',
  grey: '#9aa0ad',
  silver: '#d5d8e0',
  gold: '#ffc53d',
} as const;
