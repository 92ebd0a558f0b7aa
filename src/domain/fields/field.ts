/**
 * The value types of a field, and what the browser reads each of them as. A `list` is a JSON array on the wire, `|` between items
 * in a CSV file, and JSON text in the database; a `subject` is `{name}` on the wire; all others are texts everywhere.
 */
export interface FieldTypes {
  id: string;
  text: string;
  list: string[];
  /** A picture: a file of `media/` or a web address. */
  image: string;
  video: string;
  captions: string;
  /** A web address, or any file of `media/`. */
  link: string;
  /** One of `choices`. */
  choice: string;
  subject: string;
  /** An ISO date. */
  day: string;
}

/** One line of a field table. Its key is the field's name in this code. */
export interface Field {
  type: keyof FieldTypes;
  /** The field's name in the API's JSON, and of its database column (an id's column is `id`). */
  wire: string;
  /**
   * Column of the CSV file or key of the YAML file. The default is the field's name, or `picture` for an image. `null`: another
   * file or code fills it.
   */
  column?: string | null;
  /** Label in forms, if it is not the column's name. */
  label?: string;
  required?: true;
  /** Characters. Texts without it take 200 if they are required, and otherwise 5,000. */
  maxLength?: number;
  /** The items of a list that the browser keeps. */
  maxItems?: number;
  choices?: readonly string[];
  /** Left out of the API's JSON if empty: an addition to the contract that few rows have. */
  optional?: true;
}

export type Fields = Readonly<Record<string, Field>>;

/** A table with all fields of another one. Bundlers keep an unused object literal with a spread, but drop an unused pure call. */
export const extend = <Base extends Fields, const More extends Fields>(base: Base, more: More): Base & More => ({
  ...base,
  ...more,
});

/** What the code sees of a row: names of the table, values decoded. */
export type Entity<F extends Fields> = { -readonly [Name in keyof F]: FieldTypes[F[Name]['type']] };

/** The database row without `id` and `position`. */
export type Columns<F extends Fields> = {
  [Name in keyof F as F[Name]['type'] extends 'id' ? never : F[Name]['wire']]: string;
};

type OptionalName<F extends Fields> = { [Name in keyof F]: F[Name] extends { optional: true } ? Name : never }[keyof F];

/** The API's JSON. */
export type Wire<F extends Fields> = {
  [Name in Exclude<keyof F, OptionalName<F>> as F[Name]['wire']]: WireValue<F[Name]>;
} & { [Name in OptionalName<F> as F[Name]['wire']]?: WireValue<F[Name]> };

export type WireValue<One extends Field> = One['type'] extends 'list'
  ? string[]
  : One['type'] extends 'subject'
    ? { name: string }
    : string;

type ColumnOf<Name, One extends Field> = One extends { column: infer Column }
  ? Column extends string
    ? Column
    : never
  : One['type'] extends 'image'
    ? 'picture'
    : Name extends string
      ? Name
      : never;

/** A row of the content folder: a CSV row or a YAML item, as texts. */
export type FileRow<F extends Fields> = { [Name in keyof F as ColumnOf<Name, F[Name]>]: string };

/** The column of a field, or `null` if the file has none. */
export const columnOf = (name: string, { type, column = type === 'image' ? 'picture' : name }: Field): string | null =>
  column;
