/**
 * The syntax of an attribute: `text` any text; `slug` letters, digits, - and _; `url` an absolute URL; `flag` present or
 * absent; `count` a whole number above zero; `ids` separated by commas or spaces; or a list of the allowed values.
 */
export type AttributeKind = 'text' | 'slug' | 'url' | 'flag' | 'count' | 'ids' | readonly (string | number)[];

/** The type of a property. A list of allowed numbers gives a number; `undefined` and '' mean "not set". */
export type ValueOf<K> = K extends 'flag'
  ? boolean
  : K extends 'count' | readonly number[]
    ? number | undefined
    : K extends 'ids'
      ? string[]
      : string;

type Camel<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Text;

/** The properties of a widget's element, for a table of the kinds of its attributes. */
export type ValuesOf<Kinds> = {
  -readonly [Attribute in keyof Kinds & string as Camel<Attribute>]: ValueOf<Kinds[Attribute]>;
};

export function readValue(kind: AttributeKind, text: string | null): boolean | number | undefined | string[] | string {
  // Vue writes `false` for an absent flag.
  if (kind === 'flag') return (text ?? 'false') !== 'false';
  if (kind === 'count' || typeof kind[0] === 'number') return Number(text) > 0 ? Number(text) : undefined;
  if (kind === 'ids') return text?.match(/[^\s,]+/g) ?? [];
  return text ?? '';
}

export const propertyOf = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
