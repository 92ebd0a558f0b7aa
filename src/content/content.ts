import type { FileProblem, FormValues } from '../domain/office/content-contract.ts';
import { type Kind, kindNames } from '../domain/office/kinds.ts';
import { UserError } from '../settings/user-error.ts';

/**
 * The whole content of a school as its staff typed it in a folder or in forms: for each kind (`courses`, `faq` …) the
 * list of its items, without derived values. A value that an older version lacks is empty.
 */
export type SchoolDocument = Record<Kind, FormValues[]>;

/** A file of `media/`: `id` is its path there; `hash` is the hash of its bytes, and the name of the stored file. */
export interface MediaFile {
  id: string;
  hash: string;
}

/** Identifies a file by its path and bytes. */
export const keyOfFile = ({ id, hash }: Pick<MediaFile, 'id' | 'hash'>): string => `${hash} ${id}`;

/** A school's content: the document with all values, and the list of its media files. */
export interface Content {
  document: SchoolDocument;
  media: MediaFile[];
}

export const emptyDocument = (): SchoolDocument =>
  Object.fromEntries(kindNames.map((kind) => [kind, [] as FormValues[]])) as SchoolDocument;

export const emptyContent = (): Content => ({ document: emptyDocument(), media: [] });

/** The number of published versions in the database. Older ones are deleted. */
export const keptVersions = 50;

export interface ItemPlace {
  kind: Kind;
  /** The id of the item; '' if the school has no item of this kind, but needs one. */
  id: string;
  /** The position among the items of its kind. */
  index: number;
}

export interface Problem extends ItemPlace {
  /** The path of the value, as in the form: `modules.0.lessons.1.name`. '' for the item as a whole. */
  path: string;
  /** The line in a long text. */
  line?: number;
  message: string;
}

/** Collects problems: an array, or an object whose `push` converts each problem. */
export type Problems<P = Problem> = P[] | { push: (...problems: P[]) => unknown };

export const describeProblem = ({ file, row, column, message }: FileProblem): string =>
  `${[file, row && `row ${row}`, column && `column ${column}`].filter(Boolean).join(', ')}: ${message}`;

/** An operation on the content failed. The message is for the user and contains the reason. */
export class ContentError extends UserError {
  override name = 'ContentError';
}
