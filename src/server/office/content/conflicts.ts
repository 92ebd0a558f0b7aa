import { createHash } from 'node:crypto';
import type { Records } from '../../../content/folder/content-folder.ts';
import {
  type ContentConflict,
  findItem,
  formLabel,
  labelOf,
  textOf,
  valueText,
} from '../../../content/versions/versions.ts';
import type { ContentTable } from '../../../db/content-tables.ts';
import type { Conflict } from '../../../domain/office/content-contract.ts';
import { type Thing, things } from '../../../domain/office/things.ts';

/** The tables whose rows are the items of one thing. */
const thingOf: Partial<Record<ContentTable, Thing>> = {
  courses: 'courses',
  products: 'products',
  partners: 'partners',
  blogs: 'blogs',
};

/** A conflict in the words of the forms: `courses, Reed Boats, Short text`. */
export function toConflict(conflict: ContentConflict, records: Records): Conflict {
  const { table, id, column } = conflict;
  const field = column === '' ? '' : formLabel(table, column);
  const where = [labelOf(table), table === 'school' ? '' : titleOf(table, id, records), field];
  return {
    key: keyOf(conflict),
    where: where.filter((part) => part !== '').join(', '),
    before: shown(table, conflict.before),
    mine: shown(table, conflict.mine),
    theirs: shown(table, conflict.theirs),
  };
}

function titleOf(table: ContentTable, id: string, records: Records): string {
  const thing = thingOf[table];
  const title = thing && textOf(findItem(records, thing, id)?.[things[thing].title]);
  return title || id;
}

/** The settings of the school are JSON. */
function shown(table: ContentTable, value: string): string {
  return table === 'school' && value !== '' ? valueText(JSON.parse(value)) : value;
}

/** Names a conflict with both of its values: a choice does not decide about a later value. */
export const keyOf = ({ table, id, column, mine, theirs }: ContentConflict) =>
  `${table}|${id}|${column}|${createHash('sha256')
    .update(JSON.stringify([mine, theirs]))
    .digest('base64url')
    .slice(0, 12)}`;
