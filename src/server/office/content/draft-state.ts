import { ContentError } from '../../../content/content.ts';
import {
  checkDraft,
  contentBefore,
  contentChanges,
  type Draft,
  DraftChanged,
  openDraft,
  publicMedia,
  publishedSince,
  saveDraft,
} from '../../../content/versions/versions.ts';
import type { DraftState } from '../../../domain/office/content-contract.ts';
import { HttpError } from '../../api/http-error.ts';
import type { OfficeContext } from '../handler.ts';
import { problemsInWords } from './problem-words.ts';

export const openOwn = ({ db, settings, staff }: OfficeContext): Promise<Draft> => openDraft(db, settings, staff.id);

const maxTries = 5;

/**
 * Changes the caller's draft with optimistic locking: if another tab or upload stores the draft meanwhile, `change` runs
 * again on the newer draft.
 *
 * @returns what `change` returned, with the stored draft
 * @throws HttpError 409 after five tries
 */
export async function changeOwn<Changed extends { draft: Draft }>(
  context: OfficeContext,
  change: (draft: Draft) => Promise<Changed> | Changed,
): Promise<Changed> {
  const { db, staff, now } = context;
  for (let tries = 1; ; tries += 1) {
    const changed = await change(await openOwn(context));
    try {
      return { ...changed, draft: await saveDraft(db, staff.id, changed.draft, now()) };
    } catch (error) {
      if (error instanceof DraftChanged && tries < maxTries) continue;
      // 422, for example, for a draft that is too large.
      if (error instanceof ContentError) throw new HttpError(error instanceof DraftChanged ? 409 : 422, error.message);
      throw error;
    }
  }
}

export const linesOf = (summary: string) => summary.split('\n').filter((line) => line !== '');

export async function stateOf({ db }: OfficeContext, draft: Draft): Promise<DraftState> {
  if (draft.savedAt === undefined) return { changes: [], others: [], savedAt: undefined, problems: [] };
  const problems = checkDraft(draft);
  const base = await contentBefore(db, draft);
  const content = { document: draft.document, media: publicMedia(draft, base) };
  const others = await publishedSince(db, draft.base);
  return {
    changes: contentChanges(base, content),
    others: others.map(({ author, appliedAt, note, summary }) => ({
      by: author,
      at: appliedAt.getTime(),
      note,
      changes: linesOf(summary),
    })),
    savedAt: draft.savedAt,
    problems: problemsInWords(draft.document, problems),
  };
}
