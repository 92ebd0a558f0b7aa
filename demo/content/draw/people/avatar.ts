import { at, picture, rect } from '../svg.ts';
import { cast } from './cast.ts';
import { features, head } from './face.ts';
import type { Person } from './person.ts';

/** The bust on a 240 square, without a ground: scenes reuse it. */
export const bust = (person: Person): string => {
  const { skin, mouth = 'smile', child = false, brow = '#2b1a2f', glasses, lips } = person;
  const face = { skin, mouth, child, brow, glasses, lips };
  const top = head(face) + features(face) + person.hair.front + (person.extra ?? '');
  const size = 1.1;
  const frame = (...parts: string[]) => at(120, 240, at(-120, -240, parts), size);
  if (!child) return frame(person.hair.back ?? '', person.body, top);
  // Children: narrower, higher shoulders under a head of the same size.
  const body = at(120, 240, at(-120, -254, person.body), 0.84);
  return frame(at(0, 14, [person.hair.back ?? '', body, top]));
};

export const avatar = (person: Person): string =>
  picture(240, 240, rect(0, 0, 240, 240, person.backdrop), bust(person));

export const people = (): [string, string][] => cast.map((person, i) => [`people/p${i + 1}.svg`, avatar(person)]);
