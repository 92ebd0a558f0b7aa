import type { Attachment } from '../attachments.ts';

/**
 * The types of fields, with their TypeScript type in the browser. `list` and `days` are a JSON array in the API,
 * separated by `|` in a CSV file, and JSON text in the rows of content/tables.ts. A `subject` is `{name}` in the API.
 * All other types are texts everywhere.
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
  /** Documents to download: domain/attachments.ts. */
  attachments: Attachment[];
  /** One of `choices`. */
  choice: string;
  subject: string;
  /** An ISO date. */
  day: string;
  /** A list of ISO dates, or of days of every year: `every 01-09`. */
  days: string[];
  /** An amount with its currency, or any other text. */
  fee: string;
  /** Weekdays and times, or any other text. */
  times: string;
  /** A range of ages: `8-13`, `12+` or `9`. */
  ages: string;
  /** The target of Enroll Now: `request`, `contact`, `whatsapp:+923001234567`, a web address, or ''. */
  enrol: string;
  /** `yes`, or '' for no. */
  flag: string;
  /** Ids, separated by `|`. */
  ids: string;
  /** A picture for link previews: a raster format. */
  sharing: string;
  email: string;
  /** `#rrggbb`, or ''. */
  colour: string;
  /** A web address, or a path on the site. */
  address: string;
  /** Two letters of ISO 3166. */
  country: string;
  /** A BCP 47 tag. */
  language: string;
  /** An IANA time zone. */
  zone: string;
  /** Digits, or '' for the present year. */
  year: string;
  /** A whole number of 1 or more, or ''. */
  count: string;
}

/** A field of an item, such as the fee of a course. A field table (`courseFields` …) lists an item's fields by name. */
export interface Field {
  type: keyof FieldTypes;
  /** The name of the field in the API's JSON, and in the rows of content/tables.ts (where an id is `id`). */
  wire: string;
  /**
   * Column of the CSV file or key of the YAML file; `null` if another file or code fills the field.
   * @default the field's name, or `picture` for an image
   */
  column?: string | null;
  /** Label in forms, if it is not the column's name. */
  label?: string;
  /** One sentence below the field in forms. */
  help?: string;
  required?: true;
  /** Maximum number of characters. The default is 200 for required texts and 5,000 for others. */
  maxLength?: number;
  /** Maximum number of list items that the browser keeps. */
  maxItems?: number;
  choices?: readonly string[];
  /** The site never crops the picture, so it needs no focus point. */
  isWhole?: true;
  /** Omitted from the API's JSON if empty: an addition to the contract that few rows have. */
  optional?: true;
}

/** Whether the field needs a value. A choice always does. */
export const isRequired = ({ type, required }: Field): boolean =>
  required === true || type === 'choice' || type === 'subject';

export type Fields = Readonly<Record<string, Field>>;

/** Adds fields to a field table. Bundlers drop an unused pure call, but keep an unused object literal with a spread. */
export const extend = <Base extends Fields, const More extends Fields>(base: Base, more: More): Base & More => ({
  ...base,
  ...more,
});

/** A decoded row: the keys of the field table, with decoded values. */
export type Entity<F extends Fields> = { -readonly [Name in keyof F]: FieldTypes[F[Name]['type']] };

/** A row of content/tables.ts, without `id` and `position`. */
export type Columns<F extends Fields> = {
  [Name in keyof F as F[Name]['type'] extends 'id' ? never : F[Name]['wire']]: string;
};

type OptionalName<F extends Fields> = { [Name in keyof F]: F[Name] extends { optional: true } ? Name : never }[keyof F];

/** A row in the API's JSON. */
export type Wire<F extends Fields> = {
  [Name in Exclude<keyof F, OptionalName<F>> as F[Name]['wire']]: WireValue<F[Name]>;
} & { [Name in OptionalName<F> as F[Name]['wire']]?: WireValue<F[Name]> };

export type WireValue<One extends Field> = One['type'] extends 'list' | 'days'
  ? string[]
  : One['type'] extends 'subject'
    ? { name: string }
    : One['type'] extends 'attachments'
      ? { title: string; link: string; bytes?: number | undefined }[]
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
