import { type Decode, list, texts } from '../decode.ts';
import { isRow, type Row, text } from '../text.ts';
import { imageUrl, linkUrl, mediaUrl } from '../url.ts';
import type { Entity, Field, Fields, FieldTypes } from './field.ts';

const media = (value: unknown, base: string) => mediaUrl(text(value), base);

/** Decoders of the types that are not plain texts. */
const readers: { [Type in keyof FieldTypes]?: (value: unknown, base: string, field: Field) => FieldTypes[Type] } = {
  list: (value, _base, { maxItems }) => texts(value).slice(0, maxItems),
  days: texts,
  image: imageUrl,
  video: media,
  captions: media,
  link: (value, base) => linkUrl(text(value), base),
  subject: (value) => text(isRow(value) && value.name),
};

/** Decodes a row of the API's JSON. `base` is the API host: paths are resolved against it. */
export function readFields<F extends Fields>(fields: F, row: Row, base: string): Entity<F> {
  const entity: Row = {};
  for (const [name, field] of Object.entries<Field>(fields)) {
    const value = row[field.wire];
    entity[name] = readers[field.type]?.(value, base, field) ?? text(value);
  }
  return entity as Entity<F>;
}

/** Decodes a response that is a list of rows. */
export const listOf = <F extends Fields & { id: Field }>(fields: F, maxRows?: number): Decode<Entity<F>[]> =>
  list(fields.id.wire, (row, base) => readFields(fields, row, base), maxRows);
