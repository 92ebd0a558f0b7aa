import { bust } from '../people/avatar.ts';
import { cast } from '../people/cast.ts';
import { at } from '../svg.ts';

/** Somebody of the cast from the chest up; x is the middle, y the foot. */
export const person = (number: number, x: number, y: number, scale = 1): string => {
  const who = cast[number - 1];
  return who ? at(x - 120 * scale, y - 240 * scale, bust(who), scale) : '';
};
