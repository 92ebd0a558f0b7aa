import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { localTime } from '../../domain/local-time.ts';
import { type Content, ContentError } from '../content.ts';
import { settingsOf } from '../folder/content-folder.ts';
import { compareContent, type KindChange } from './changes.ts';
import { describeInDetail, labelOf } from './describe-changes.ts';
import { type FlatKind, flatten } from './flat.ts';
import { type ContentVersion, listVersions, readVersion } from './store.ts';

/** A rejected `content -- apply`. The message says why, and what to do instead. */
export class ApplyError extends ContentError {
  override name = 'ApplyError';
}

const whatToDo = `What to do:
  1. npm run content -- export NEW-FOLDER   writes the site as it is now, with the changes above
  2. Repeat your own edits in NEW-FOLDER. "npm run content -- diff" with your present folder lists them.
  3. npm run content -- apply NEW-FOLDER
To put your folder over these changes, add --force. "npm run content -- undo" takes it back.`;

/** Throws if `base` does not contain the current version, because a newer version was published after the export of the folder. */
export async function refuseStale(
  connection: Kysely<Schema>,
  before: Content,
  content: Content,
  present: string,
  base: readonly string[],
): Promise<void> {
  if (base.includes(present)) return;
  const timeZone = settingsOf(before.document).timeZone;
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

function changedByBoth(theirs: readonly KindChange[], mine: readonly KindChange[]): string[] {
  const idsOf = ({ changed, removed }: KindChange) => [...changed.map(({ id }) => id), ...removed];
  return theirs.flatMap((change) => {
    const own = mine.find(({ kind }) => kind === change.kind);
    const ids = own ? idsOf(change).filter((id) => idsOf(own).includes(id)) : [];
    return ids.length === 0 ? [] : [`${labelOf(change.kind)} ${ids.join(', ')}`];
  });
}

/** The share of a kind's items that may be removed without `--force`. */
const removableShare = 1 / 3;
/** Kinds without this limit. */
const withoutGuard: readonly FlatKind[] = ['media', 'school'];

/** One line for each kind of which more than a third of the items would be removed. */
export function largeRemovals(before: Content, content: Content, changes: readonly KindChange[]): string[] {
  const guarded = changes.filter(({ kind, removedAlone }) => removedAlone.length > 0 && !withoutGuard.includes(kind));
  if (guarded.length === 0) return [];
  const [old, next] = [flatten(before), flatten(content)];
  return guarded.flatMap(({ kind, removedAlone: removed }) => {
    const all = old[kind].length;
    if (removed.length <= all * removableShare) return [];
    const names = `${removed.slice(0, 5).join(', ')}${removed.length > 5 ? ' …' : ''}`;
    return [`${removed.length} of ${all} ${labelOf(kind)} (${names}); ${next[kind].length} would be left`];
  });
}

/** Throws if too many items would be removed, because the folder may be the wrong one, or its tables incomplete. */
export function refuseRemoval(before: Content, content: Content, changes: readonly KindChange[]): void {
  const lines = largeRemovals(before, content, changes).map((line) => `  ${line}`);
  if (lines.length === 0) return;
  throw new ApplyError(`Refused, and nothing was changed. This folder would remove more than a third of what the site has:
${lines.join('\n')}
Is it the right folder, and are its tables complete? "npm run content -- diff" with this folder lists every change.
If you mean it, add --force. "npm run content -- undo" takes it back.`);
}
