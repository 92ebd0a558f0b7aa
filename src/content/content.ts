import type { FormValues } from '../domain/office/content-contract.ts';
import { type Kind, kindNames } from '../domain/office/kinds.ts';
import { UserError } from '../settings/user-error.ts';

/**
 * The words that a school types, by kind and in order: what its folder says and what the forms show. Nothing is derived.
 * A value that an older version lacks is empty.
 */
export type SchoolDocument = Record<Kind, FormValues[]>;

/** A file of `media/`: its path there, and the hash of its bytes, the name of the stored file. */
export interface MediaFile {
  id: string;
  hash: string;
}

/** Differs between files with different names or bytes. */
export const keyOfFile = ({ id, hash }: Pick<MediaFile, 'id' | 'hash'>): string => `${hash} ${id}`;

/** A school's content: its words and its files. */
export interface Content {
  document: SchoolDocument;
  media: MediaFile[];
}

export const emptyDocument = (): SchoolDocument =>
  Object.fromEntries(kindNames.map((kind) => [kind, [] as FormValues[]])) as SchoolDocument;

export const emptyContent = (): Content => ({ document: emptyDocument(), media: [] });

/** The number of versions that a database keeps. */
export const keptVersions = 50;

/** A mistake in a content folder, with its location. */
export interface Problem {
  file: string;
  /** The row number in a spreadsheet (row 1 has the column names), or the line number in a text file. */
  row?: number | undefined;
  column?: string | undefined;
  message: string;
}

export const describeProblem = ({ file, row, column, message }: Problem): string =>
  `${[file, row && `row ${row}`, column && `column ${column}`].filter(Boolean).join(', ')}: ${message}`;

/** A failed command; the message names the reason. */
export class ContentError extends UserError {
  override name = 'ContentError';
}
