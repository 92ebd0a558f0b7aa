import { compareContent } from '../../../content/changes.ts';
import { describeChanges } from '../../../content/describe-changes.ts';
import {
  checkDraft,
  contentBefore,
  type Draft,
  DraftChanged,
  openDraft,
  publishedSince,
  saveDraft,
} from '../../../content/drafts.ts';
import type { DraftState } from '../../../domain/office/content-contract.ts';
import { HttpError } from '../../api/http-error.ts';
import type { OfficeContext } from '../handler.ts';

export const openOwn = ({ db, settings, staff }: OfficeContext): Promise<Draft> =>
  openDraft(db, settings.dataDir, staff.id);

/**
 * Stores the caller's draft.
 * @throws HttpError 409 if another tab stored it since it was read
 */
export async function storeOwn({ db, staff, now }: OfficeContext, draft: Draft): Promise<Draft> {
  try {
    return await saveDraft(db, staff.id, draft, now());
  } catch (error) {
    throw error instanceof DraftChanged ? new HttpError(409, error.message) : error;
  }
}

export const linesOf = (summary: string) => summary.split('\n').filter((line) => line !== '');

/** What the pages show about a draft. */
export async function stateOf({ db }: OfficeContext, draft: Draft): Promise<DraftState> {
  if (draft.savedAt === undefined) return { changes: [], others: [], savedAt: undefined, problems: [] };
  const { content, problems } = await checkDraft(draft);
  const base = await contentBefore(db, draft);
  const others = await publishedSince(db, draft.base);
  return {
    changes: describeChanges(compareContent(base, content)),
    others: others.map(({ author, appliedAt, note, summary }) => ({
      ...{ by: author, at: appliedAt.getTime(), note },
      changes: linesOf(summary),
    })),
    savedAt: draft.savedAt,
    problems,
  };
}
