import { z } from 'zod';
import { importItems, restoreItems } from '../../../content/versions/versions.ts';
import { kindNames, kinds } from '../../../domain/office/kinds.ts';
import { sheetLimits } from '../../../domain/table-import/sheet.ts';
import { HttpError } from '../../api/http-error.ts';
import type { HandlersOf } from '../handler.ts';
import { changeOwn, openOwn } from './draft-state.ts';
import { itemValues } from './item-handlers.ts';

/** Enough for the largest table as JSON, with its keys. */
const maxBytes = 2 * sheetLimits.letters;

const kind = z.enum(kindNames);
const importInput = z.object({
  kind: kind.refine((name) => !kinds[name].isFixed, 'Nothing can be added here.'),
  rows: z.array(z.record(z.string(), z.string())).min(1).max(sheetLimits.rows),
  removeOthers: z.boolean(),
});

/** The actions of the page that imports a table. */
export const importHandlers: Pick<
  HandlersOf<'content'>,
  'content/check-import' | 'content/import' | 'content/undo-import'
> = {
  'content/check-import': {
    input: importInput,
    maxBytes,
    call: async (context, { kind, rows, removeOthers }) => {
      const { document, media } = await openOwn(context);
      const { items, others, problems } = importItems(document, media, kind, rows, removeOthers);
      return { items, others, problems };
    },
  },
  'content/import': {
    input: importInput,
    maxBytes,
    call: async (context, { kind, rows, removeOthers }) => {
      const { draft, imported } = await changeOwn(context, async (draft) => {
        const imported = importItems(draft.document, draft.media, kind, rows, removeOthers);
        requireCorrect(imported);
        return { draft: { ...draft, document: imported.document }, imported };
      });
      const { items, before } = imported;
      return { items, undo: { savedAt: draft.savedAt ?? 0, kinds: before } };
    },
  },
  'content/undo-import': {
    input: z.object({
      savedAt: z.number(),
      kinds: z.array(z.object({ kind, order: z.array(z.string()), items: z.array(itemValues) })),
    }),
    // Larger, because the request contains the complete changed items.
    maxBytes: 4 * maxBytes,
    call: async (context, { savedAt, kinds }) => {
      await changeOwn(context, (draft) => {
        if (draft.savedAt === savedAt) return { draft: { ...draft, document: restoreItems(draft.document, kinds) } };
        throw new HttpError(
          409,
          'Your draft was edited since, so this cannot be undone as a whole. “Take back” beside a change in the Publish dialog undoes one item.',
        );
      });
      return {};
    },
  },
};

function requireCorrect({ items, problems }: ReturnType<typeof importItems>): void {
  const invalidCount = items.filter(({ errors }) => Object.keys(errors).length > 0).length;
  if (invalidCount > 0)
    throw new HttpError(422, `${invalidCount} of ${items.length} rows have a mistake. Nothing was changed.`);
  if (problems.length > 0) throw new HttpError(422, problems.join('\n'));
}
