import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SchoolDocument } from '../../../content/content.ts';
import { textOf } from '../../../content/folder/content-folder.ts';
import { type ContentConflict, findItem, formLabel, labelOf } from '../../../content/versions/versions.ts';
import type { Conflict } from '../../../domain/office/content-contract.ts';
import { isKind, kinds } from '../../../domain/office/kinds.ts';

/** Names the field that two people have changed, by labels of its form, such as `courses, Reed Boats, Short text`. */
export function toConflict(conflict: ContentConflict, document: SchoolDocument, by: string): Conflict {
  const { kind, key, before, mine, theirs } = conflict;
  const field = key === '' ? '' : formLabel(kind, key);
  const where = [labelOf(kind), kind === 'school' ? '' : titleOf(conflict, document), field];
  return { key: keyOf(conflict), by, where: where.filter((part) => part !== '').join(', '), before, mine, theirs };
}

function titleOf({ kind, id }: ContentConflict, document: SchoolDocument): string {
  const title = isKind(kind) ? textOf(findItem(document, kind, id)?.[kinds[kind].title]) : '';
  return title || id;
}

/** Whose value the caller keeps in each conflict, by `keyOf`. */
export const choicesOf = z.record(z.string(), z.enum(['mine', 'theirs']));

/** The key of a conflict. It includes a hash of both values, so that a choice does not apply to later values. */
export const keyOf = ({ kind, id, key, mine, theirs }: ContentConflict) =>
  `${kind}|${id}|${key}|${createHash('sha256')
    .update(JSON.stringify([mine, theirs]))
    .digest('base64url')
    .slice(0, 12)}`;
