import type { z } from 'zod';
import { readWritten, write } from '../../domain/attachments.ts';
import { type Columns, columnOf, type Field, type Fields, type FileRow } from '../../domain/fields/field.ts';
import type { FormValues } from '../../domain/office/content-contract.ts';
import { limits } from '../../tokens/limits.ts';
import { mediaAddress, mediaPath } from '../media/media.ts';
import {
  address,
  ages,
  anyFile,
  attachments,
  captions,
  choice,
  colour,
  count,
  country,
  day,
  days,
  email,
  enrol,
  flag,
  id,
  ids,
  language,
  list,
  optionalDay,
  optionalEmail,
  picture,
  required,
  requiredId,
  sharingPicture,
  text,
  timeZone,
  video,
  year,
} from './fields.ts';
import { textOf } from './form-values.ts';

/*
 * Zod schemas of the fields of an item (domain/fields) for the columns of a CSV file or the keys of a YAML file, and
 * conversions of an item between the folder and the tables (content/tables.ts). All values are texts.
 */

export type FileShape<F extends Fields> = { [Column in keyof FileRow<F>]: z.ZodType<string, string> };

/** The columns of a CSV file. Each converts the text of a cell to the text of a table column. */
export const csvShape = <F extends Fields>(fields: F, media: ReadonlySet<string>): FileShape<F> =>
  shapeOf(fields, (column, field) => cell(column, field, media));

/** The keys of an item in a YAML file. A key without a value is empty. */
export const yamlShape = <F extends Fields>(fields: F, media: ReadonlySet<string>) =>
  shapeOf(fields, (column, field) => {
    const value = cell(column, field, media);
    return field.required ? value : value.default('');
  });

function shapeOf<F extends Fields>(
  fields: F,
  schema: (column: string, field: Field) => z.ZodType<string, string | undefined>,
): FileShape<F> {
  const shape: Record<string, z.ZodType<string, string | undefined>> = {};
  for (const [name, field] of Object.entries(fields)) {
    const column = columnOf(name, field);
    if (column !== null) shape[column] = schema(column, field);
  }
  return shape as FileShape<F>;
}

function cell(column: string, field: Field, media: ReadonlySet<string>): z.ZodType<string, string> {
  switch (field.type) {
    case 'id':
      return shortId(field.required ? requiredId : id, field.maxLength);
    case 'fee':
    case 'times':
      return text(limits.factLength);
    case 'text':
      return field.required ? required(field.maxLength) : text(field.maxLength);
    case 'list':
      return list;
    case 'image':
      return picture(media);
    case 'video':
      return video(media);
    case 'captions':
      return captions(media);
    case 'link':
      return anyFile(media);
    case 'attachments':
      return attachments(media);
    case 'choice':
    case 'subject':
      return choice(column, field.choices ?? []);
    case 'day':
      return field.required ? day : optionalDay;
    case 'days':
      return days;
    case 'ages':
      return ages;
    case 'enrol':
      return enrol;
    case 'flag':
      return flag;
    case 'ids':
      return ids;
    case 'sharing':
      return sharingPicture(media);
    case 'email':
      return field.required ? email : optionalEmail;
    case 'colour':
      return colour;
    case 'address':
      return address;
    case 'country':
      return country;
    case 'language':
      return language;
    case 'zone':
      return timeZone;
    case 'year':
      return year;
    case 'count':
      return count;
  }
}

/** An id with a lower maximum length than usual: the id of a partner is part of links. */
const shortId = (schema: typeof id, most = 100) =>
  schema.refine((value) => value.length <= most, `is longer than ${most} characters`);

/** Converts a row of a file to the columns of a table. A field without a column in the file is empty. */
export function fromFile<F extends Fields>(fields: F, row: FileRow<F>): Columns<F> {
  const cells: Readonly<Record<string, string>> = row;
  const columns: Record<string, string> = {};
  // Runs for each row: Object.entries would allocate arrays.
  for (const name in fields) {
    const field: Field | undefined = fields[name];
    if (field && field.type !== 'id') columns[field.wire] = cells[columnOf(name, field) ?? ''] ?? '';
  }
  return columns as Columns<F>;
}

/** Converts an item of a SchoolDocument like the schemas above, but without checks: they ran before it was stored. */
export function readRow<F extends Fields>(fields: F, values: FormValues): FileRow<F> {
  const cells: Record<string, string> = {};
  for (const name in fields) {
    const field: Field | undefined = fields[name];
    const column = field ? columnOf(name, field) : null;
    if (!field || column === null) continue;
    const value = textOf(values[column]);
    if (field.type === 'attachments') cells[column] = JSON.stringify(listIn(value).map(withPath(mediaAddress)));
    else cells[column] = isList(field) ? JSON.stringify(listIn(value)) : isFile(field) ? mediaAddress(value) : value;
  }
  return cells as FileRow<F>;
}

const listIn = (text: string) =>
  text
    .split('|')
    .map((item) => item.trim())
    .filter(Boolean);

/** Converts a row of a table to an item of a SchoolDocument: the reverse of `readRow` and `fromFile`. */
export function toFile<F extends Fields>(fields: F, row: Columns<F> & { id: string }): FileRow<F> {
  const columns: Readonly<Record<string, string>> = row;
  const cells: Record<string, string> = {};
  for (const name in fields) {
    const field: Field | undefined = fields[name];
    const column = field ? columnOf(name, field) : null;
    if (!field || column === null) continue;
    const value = columns[field.type === 'id' ? 'id' : field.wire] ?? '';
    if (field.type === 'attachments')
      cells[column] = listItems(value || '[]')
        .map(withPath(mediaPath))
        .join(' | ');
    else cells[column] = isList(field) ? joined(value) : isFile(field) ? mediaPath(value) : value;
  }
  return cells as FileRow<F>;
}

/** Changes the path of an attachment, and keeps its title. */
const withPath = (change: (path: string) => string) => (written: string) => {
  const { title, path } = readWritten(written);
  return write({ title, path: change(path) });
};

const isList = ({ type }: Field) => type === 'list' || type === 'days';
/** Whether the value is a file of `media/` or an address. */
export const isFile = ({ type }: Field) => fileTypes.has(type);
const fileTypes: ReadonlySet<Field['type']> = new Set(['image', 'sharing', 'video', 'captions', 'link']);
/** The items of a list column, which is JSON text. */
export function listItems(json: string): string[] {
  const items: unknown = JSON.parse(json);
  return Array.isArray(items) && items.every((item) => typeof item === 'string') ? items : [];
}
const joined = (json: string): string => listItems(json).join(' | ');
