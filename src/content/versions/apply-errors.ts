import type { Kysely } from 'kysely';
import type { ContentTable } from '../../db/content-tables.ts';
import type { Schema } from '../../db/schema.ts';
import { localTime } from '../../domain/local-time.ts';
import { type Content, ContentError } from '../content.ts';
import { readSchool } from '../folder/content-folder.ts';
import { compareContent, type TableChange } from './changes.ts';
import { describeInDetail, labelOf } from './describe-changes.ts';
import { type ContentVersion, listVersions, readVersion } from './history.ts';

/** Why an apply was rejected; the message says why, and what to do instead. */
export class ApplyError extends ContentError {
  override name = 'ApplyError';
}

const whatToDo = `What to do:
  1. npm run content -- export NEW-FOLDER   writes the site as it is now, with the changes above
  2. Repeat your own edits in NEW-FOLDER. "npm run content -- diff" with your present folder lists them.
  3. npm run content -- apply NEW-FOLDER
To put your folder over these changes, add --force. "npm run content -- undo" takes it back.`;

/** Throws if `base` does not contain the present version: somebody applied after the folder was exported. */
export async function refuseStale(
  connection: Kysely<Schema>,
  before: Content,
  content: Content,
  present: string,
  base: readonly string[],
): Promise<void> {
  if (base.includes(present)) return;
  const { timeZone } = readSchool(before.school[0]?.settings);
  const versions = await listVersions(connection);
  const known = versions.find(({ id }) => base.includes(id));
  if (!known) {
    const [latest] = versions;
    const reason =
      base.length === 0
        ? 'The folder does not name the version of the site that it was edited from (it has no version.yaml).'
        : 'The folder was edited from a version that this site does not have. Is it the folder of another site?';
    throw new ApplyError(
      `Refused, and nothing was changed. ${reason} The site has content already${latest ? `: ${byWhom(latest, timeZone)}` : ''}.
"npm run content -- diff" with this folder lists what an apply would change.
${whatToDo}`,
    );
  }
  const since = versions.filter(({ id }) => id > known.id).toReversed();
  const old = await readVersion(connection, known.id);
  const theirs = compareContent(old, before);
  const both = changedByBoth(theirs, compareContent(old, content));
  throw new ApplyError(
    [
      `Refused, and nothing was changed. Your folder comes from version ${known.number}, and the site was changed since:`,
      ...since.map((version) => byWhom(version, timeZone)),
      ...(theirs.length > 0 ? describeInDetail(theirs) : ['The content is again as it was in your version.']).map(
        (line) => `  ${line}`,
      ),
      ...(both.length > 0 ? [`You changed the same: ${both.join('; ')}.`] : []),
      whatToDo,
    ].join('\n'),
  );
}

/** "version 12 by Aisha, 2026-11-26 14:05 (Asia/Karachi): new fees". */
export const byWhom = ({ number, author, note, appliedAt }: ContentVersion, timeZone: string): string =>
  `version ${number}${author && ` by ${author}`}, ${localTime(appliedAt, timeZone)}${note && `: ${note}`}`;

function changedByBoth(theirs: readonly TableChange[], mine: readonly TableChange[]): string[] {
  const idsOf = ({ changed, removed }: TableChange) => [...changed.map(({ id }) => id), ...removed];
  return theirs.flatMap((change) => {
    const own = mine.find(({ table }) => table === change.table);
    const ids = own ? idsOf(change).filter((id) => idsOf(own).includes(id)) : [];
    return ids.length === 0 ? [] : [`${labelOf(change.table)} ${ids.join(', ')}`];
  });
}

/** The share of a thing's rows that an apply removes without `--force`. */
const removableShare = 1 / 3;
/** Files follow the rows that use them, and banners are settings. */
const withoutGuard: readonly ContentTable[] = ['media', 'banners', 'school'];

/** One line for each thing of which more than a third of the rows would be removed. */
export const largeRemovals = (before: Content, content: Content, changes: readonly TableChange[]): string[] =>
  changes
    .filter(({ table }) => !withoutGuard.includes(table))
    .flatMap(({ table, removedAlone }) => {
      const old = rowsByThing(table, before);
      const next = rowsByThing(table, content);
      return [...old].flatMap(([thing, ids]) => {
        const removed = removedAlone.filter((id) => ids.includes(id));
        if (removed.length <= ids.length * removableShare) return [];
        const names = `${removed.slice(0, 5).join(', ')}${removed.length > 5 ? ' …' : ''}`;
        return [
          `${removed.length} of ${ids.length} ${thing} (${names}); ${next.get(thing)?.length ?? 0} would be left`,
        ];
      });
    });

/** Throws if too many rows would be removed: a wrong folder, or an incomplete table. */
export function refuseRemoval(before: Content, content: Content, changes: readonly TableChange[]): void {
  const lines = largeRemovals(before, content, changes).map((line) => `  ${line}`);
  if (lines.length === 0) return;
  throw new ApplyError(`Refused, and nothing was changed. This folder would remove more than a third of what the site has:
${lines.join('\n')}
Is it the right folder, and are its tables complete? "npm run content -- diff" with this folder lists every change.
If you mean it, add --force. "npm run content -- undo" takes it back.`);
}

/** The ids of a table by what a school calls them: `members` holds the team and the ambassadors. */
function rowsByThing(table: ContentTable, content: Content): Map<string, string[]> {
  const rows: readonly { id: string; kind?: string }[] = content[table];
  const groups = Map.groupBy(rows, ({ kind }) => (kind === undefined ? labelOf(table) : `${labelOf(table)}: ${kind}`));
  return new Map([...groups].map(([thing, some]) => [thing, some.map(({ id }) => id)]));
}
