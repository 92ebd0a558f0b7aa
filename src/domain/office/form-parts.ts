import { columnOf, type Field, type Fields } from '../fields/field.ts';

/*
 * The parts of a form: fields, lists of items and groups.
 */

export interface FormField {
  type: 'field';
  key: string;
  label: string;
  field: Field;
  /** The kind of item whose ids are the choices of a select. */
  choicesOf?: 'courses' | 'products';
  isMarkdown?: true;
  /** The longest side of the stored picture, in pixels. @default `pictureSide` of the form */
  pictureSide?: number;
}

export interface FormList {
  type: 'list';
  key: string;
  label: string;
  /** The singular, for buttons: `lesson`. */
  one: string;
  maxItems?: number;
  parts: readonly FormPart[];
}

/** Parts under a heading. With a key, their values are nested in an object. */
export interface FormGroup {
  type: 'group';
  key?: string;
  label: string;
  parts: readonly FormPart[];
}

export type FormPart = FormField | FormList | FormGroup;

export interface KindForm {
  /** For menus and headings: `Courses`. */
  label: string;
  /** The singular: `course`. */
  one: string;
  /** Key of the value that names an item in a list. */
  title: string;
  subtitle?: string;
  image?: string;
  /** Each item has a page on the site: its id is in the address. */
  hasPage?: true;
  /**
   * The longest side of a stored picture, in pixels: twice the largest size on the site, for sharp screens.
   * @default 1200
   */
  pictureSide?: number;
  /** Keys of short values: the list shows `facts`, filters by `filters`, and finds items without a value of `gaps`. */
  list?: { facts: readonly string[]; filters: readonly string[]; gaps: readonly string[] };
  /** No item can be added or removed: school and documents. */
  isFixed?: true;
  /** Whether the order of the list is the order on the site. */
  isOrdered: boolean;
  parts: readonly FormPart[];
}

/** `short_text` → `Short text`. */
export const inWords = (column: string) => {
  const words = column.replaceAll('_', ' ').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The label of a field: its own, or its column in words. */
export const labelOf = (name: string, field: Field): string => field.label ?? inWords(columnOf(name, field) ?? name);

/** One part for each field with a column. */
export function fieldsOf(fields: Fields, more: Readonly<Record<string, Partial<FormField>>> = {}): FormField[] {
  return Object.entries<Field>(fields).flatMap(([name, field]): FormField[] => {
    const key = columnOf(name, field);
    if (key === null) return [];
    return [{ type: 'field', key, label: labelOf(name, field), field, ...more[key] }];
  });
}

export const withoutId = (parts: FormField[]) => parts.filter(({ field }) => field.type !== 'id');
export const markdown = (key: string, label: string): FormField => ({
  type: 'field',
  key,
  label,
  isMarkdown: true,
  field: { type: 'text', wire: key, maxLength: 100_000 },
});
export const group = (label: string, parts: readonly FormPart[], key?: string): FormGroup => ({
  type: 'group',
  label,
  parts,
  ...(key !== undefined && { key }),
});
/** A select with the courses, whose value is the id. */
export const courseChoice = (key: string, label: string, required?: true): FormField => ({
  type: 'field',
  key,
  label,
  choicesOf: 'courses',
  field: { type: 'id', wire: key, ...(required && { required }) },
});
