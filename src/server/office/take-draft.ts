import { z } from 'zod';
import {
  contentBefore,
  contentChanges,
  type Draft,
  endTakenDraft,
  openDraft,
  takeOverDraft,
} from '../../content/versions/versions.ts';
import { HttpError } from '../api/http-error.ts';
import { choicesOf, keyOf, toConflict } from './content/conflicts.ts';
import { changeOwn } from './content/draft-state.ts';
import { orExplain } from './content/explain.ts';
import type { HandlersOf, OfficeContext } from './handler.ts';
import { byId, id } from './schemas.ts';

interface MemberDraft {
  by: string;
  draft: Draft;
}

/** @throws HttpError 404 if the member has no unpublished changes */
async function openMemberDraft({ db, settings }: OfficeContext, id: string): Promise<MemberDraft> {
  const member = await db.selectFrom('staff').select(['name', 'email']).where('id', '=', id).executeTakeFirst();
  const draft = member && (await openDraft(db, settings, id));
  if (!draft || draft.savedAt === undefined || draft.site) {
    throw new HttpError(404, 'This member of staff has no unpublished draft any more.');
  }
  return { by: member.name || member.email, draft };
}

/** Owners can take over the draft of a member who leaves. */
export const takeDraftHandlers: Pick<HandlersOf<'staff'>, 'staff/draft' | 'staff/take-draft'> = {
  'staff/draft': {
    input: byId,
    async call(context, { id }) {
      const { draft } = await openMemberDraft(context, id);
      return { changes: contentChanges(await contentBefore(context.db, draft), draft) };
    },
  },

  'staff/take-draft': {
    input: z.object({ id, choices: choicesOf }),
    maxBytes: 1024 * 1024,
    async call(context, { id, choices }) {
      const { db, staff } = context;
      if (id === staff.id) throw new HttpError(422, 'This is your own draft.');
      const { by, draft: taken } = await openMemberDraft(context, id);
      const { draft, conflicts } = await changeOwn(context, (own) =>
        orExplain(() => takeOverDraft(db, own, taken, (conflict) => choices[keyOf(conflict)])),
      );
      if (conflicts.length === 0) {
        await endTakenDraft(db, id, taken);
        await context.record('took over a draft', by);
      }
      return { conflicts: conflicts.map((conflict) => toConflict(conflict, draft.document, by)) };
    },
  },
};
