import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { type ContentTable, contentTableNames } from '../db/content-tables.ts';
import type { Schema } from '../db/schema.ts';
import { UserError } from '../settings/user-error.ts';

/** All content, as the rows of its tables. */
export type Content = { [Table in ContentTable]: Insertable<Schema[Table]>[] };

const emptyLists = <Table extends string>(tables: readonly Table[]) =>
  Object.fromEntries(tables.map((table) => [table, []])) as Record<Table, never[]>;

export const emptyContent = (): Content => emptyLists(contentTableNames);

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

/** A hash of all content. Equal rows have an equal version, from any source. */
export function versionOf(content: Content): string {
  const hash = createHash('sha256');
  for (const table of contentTableNames) {
    for (const row of [...content[table]].sort((one, other) => (one.id < other.id ? -1 : 1))) {
      hash.update(JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
