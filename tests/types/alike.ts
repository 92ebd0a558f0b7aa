import type { attributes, Name, ValueOf } from '../../embed/contract/attributes.ts';
import type { SteamElements } from '../../embed/types/elements.d.ts';

/** The published types, generated from words, and what the runtime derives from the same table in types say the same. Nothing here runs: the type checker is the test. */
type Camel<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Text;

/** The properties of an element, as the runtime reads them from its attributes. */
type Runtime<Key extends Name> = {
  -readonly [Attribute in keyof (typeof attributes)[Key] & string as Camel<Attribute>]: ValueOf<
    (typeof attributes)[Key][Attribute]
  >;
};

/** The properties of an element, as published; `texts` and `reload` are no attributes. */
type Published<Key extends Name> = Pick<
  SteamElements[`steam-${Key}`],
  Exclude<keyof SteamElements[`steam-${Key}`], keyof HTMLElement | 'texts' | 'reload'>
>;

type Same<One, Other> = [One, Other] extends [Other, One] ? (keyof One extends keyof Other ? true : false) : false;

export const alike: { [Key in Name]: Same<Runtime<Key>, Published<Key>> } = {
  'course-finder': true,
  'contact-form': true,
  faq: true,
  'product-list': true,
};

export const nothingMore: Same<keyof SteamElements, `steam-${Name}`> = true;
