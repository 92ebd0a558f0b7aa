import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SchoolDocument } from '../../../content/content.ts';
import { idOf, textOf } from '../../../content/folder/content-folder.ts';
import {
  changedItems,
  changeItems,
  checkDraft,
  contentBefore,
  type Draft,
  duplicateItem,
  emptyValues,
  findItem,
  focusPicture,
  itemChanges,
  orderItems,
  removeItem,
  saveItem,
} from '../../../content/versions/versions.ts';
import {
  draftUrl,
  type FormValue,
  type FormValues,
  type ImportUndo,
  type ItemSummary,
} from '../../../domain/office/content-contract.ts';
import { type Kind, kindNames, kinds } from '../../../domain/office/kinds.ts';
import { nextStarts } from '../../../domain/starts.ts';
import { HttpError } from '../../api/http-error.ts';
import type { HandlersOf, OfficeContext } from '../handler.ts';
import { changeOwn, openOwn } from './draft-state.ts';
import { errorsInWords, problemsInWords } from './problem-words.ts';

/** Enough for the longest course with its modules. */
const maxBytes = 2 * 1024 * 1024;

const kind = z.enum(kindNames);
const value: z.ZodType<FormValue> = z.lazy(() => z.union([z.string(), z.array(value), z.record(z.string(), value)]));
/** The values of an item in a request. */
export const itemValues: z.ZodType<FormValues> = z.record(z.string(), value);
const id = z.string().max(200);
const percent = z.number().min(0).max(100);
const someIds = z.array(id).min(1).max(10_000);

/** A hash of an item. It detects that another tab has changed the item. */
const revisionOf = (item: FormValues): string =>
  createHash('sha256').update(JSON.stringify(item)).digest('base64url').slice(0, 16);

export const itemHandlers: Pick<
  HandlersOf<'content'>,
  | 'content/list'
  | 'content/item'
  | 'content/save'
  | 'content/remove'
  | 'content/change-items'
  | 'content/duplicate'
  | 'content/order'
  | 'content/focus'
> = {
  'content/list': {
    input: z.object({ kind }),
    call: async (context, { kind }) => {
      const draft = await openOwn(context);
      return { items: await summaries(context, draft, kind) };
    },
  },
  'content/item': {
    input: z.object({ kind, id: id.optional() }),
    call: async (context, { kind, id }) => {
      const { document } = await openOwn(context);
      const item = id === undefined ? emptyValues(kinds[kind].parts) : needItem(document, kind, id);
      return { values: item, revision: revisionOf(item), choices: choicesIn(document) };
    },
  },
  'content/save': {
    input: z.object({
      kind,
      id: id.optional(),
      values: itemValues,
      revision: z.string(),
      isUnfinished: z.boolean().optional(),
    }),
    maxBytes,
    call: async (context, { kind, id, values, revision, isUnfinished = false }) => {
      if (id === undefined && kinds[kind].isFixed) throw new HttpError(422, 'Nothing can be added here.');
      const { draft, saved } = await changeOwn(context, async (draft) => {
        if (id !== undefined) requireRevision(needItem(draft.document, kind, id), revision);
        const saved = saveItem(draft.document, draft.media, kind, id, values);
        const errors = errorsInWords(kind, saved.errors);
        const [first] = Object.values(errors);
        if (first !== undefined && !isUnfinished) throw new HttpError(422, first, { errors });
        return { draft: { ...draft, document: saved.document }, saved };
      });
      const item = needItem(draft.document, kind, saved.id);
      return { id: saved.id, revision: revisionOf(item), values: item };
    },
  },
  'content/remove': {
    input: z.object({ kind, ids: someIds }),
    maxBytes,
    call: async (context, { kind, ids }) => {
      if (kinds[kind].isFixed) throw new HttpError(422, 'This cannot be removed.');
      const { draft, removed, before } = await changeOwn(context, ({ document, ...draft }) => {
        for (const id of ids) needItem(document, kind, id);
        const removed: string[] = [];
        let next = document;
        for (const id of ids) {
          const result = removeItem(next, kind, id);
          next = result.document;
          removed.push(...result.removed);
        }
        return { draft: { ...draft, document: next }, removed, before: changedItems(document, next) };
      });
      return { removed, undo: undoOf(draft, before) };
    },
  },
  'content/change-items': {
    input: z.object({ kind, ids: someIds, values: z.record(z.string(), z.string().max(5_000)) }),
    maxBytes,
    call: async (context, { kind, ids, values }) => {
      const { draft, before } = await changeOwn(context, ({ document, ...draft }) => {
        const next = changeItems(document, kind, new Set(ids), values);
        const old = problemsOf(document, draft.media);
        const fresh = problemsOf(next, draft.media).find((message) => !old.includes(message));
        if (fresh !== undefined) throw new HttpError(422, fresh);
        return { draft: { ...draft, document: next }, before: changedItems(document, next) };
      });
      return { undo: undoOf(draft, before) };
    },
  },
  'content/duplicate': {
    input: z.object({ kind, id }),
    call: async (context, { kind, id }) => {
      if (kinds[kind].isFixed) throw new HttpError(422, 'Nothing can be added here.');
      const { draft, copy, before } = await changeOwn(context, ({ document, ...draft }) => {
        needItem(document, kind, id);
        const { document: next, id: copy } = duplicateItem(document, kind, id);
        return { draft: { ...draft, document: next }, copy, before: changedItems(document, next) };
      });
      return { id: copy, undo: undoOf(draft, before) };
    },
  },
  'content/order': {
    input: z.object({ kind, ids: z.array(id).max(100_000) }),
    maxBytes,
    call: async (context, { kind, ids }) => {
      await changeOwn(context, (draft) => ({
        draft: { ...draft, document: orderItems(draft.document, kind, ids) },
      }));
      return {};
    },
  },
  'content/focus': {
    input: z.object({ path: z.string().max(500), point: z.object({ x: percent, y: percent }).nullable() }),
    call: async (context, { path, point }) => {
      const { draft, before } = await changeOwn(context, ({ document, ...draft }) => {
        const next = focusPicture(document, path, point ?? undefined);
        return { draft: { ...draft, document: next }, before: changedItems(document, next) };
      });
      return { undo: undoOf(draft, before) };
    },
  },
};

const undoOf = ({ savedAt = 0 }: Draft, before: ImportUndo['kinds']): ImportUndo => ({ savedAt, kinds: before });

const problemsOf = (document: SchoolDocument, media: Draft['media']): string[] =>
  problemsInWords(document, checkDraft({ document, media })).map(({ message }) => message);

function requireRevision(item: FormValues, revision: string): void {
  if (revisionOf(item) === revision) return;
  throw new HttpError(409, 'This was changed in another tab since you opened it. Load it again before you edit it.');
}

function needItem(document: SchoolDocument, kind: Kind, id: string): FormValues {
  const item = findItem(document, kind, id);
  if (!item) throw new HttpError(404, `There is no ${kinds[kind].one} “${id}” in your draft.`);
  return item;
}

/** The items that a form offers for references to courses and products. */
const choicesIn = (document: SchoolDocument) =>
  Object.fromEntries(
    (['courses', 'products'] as const).map((name) => [
      name,
      document[name].map((item) => ({ id: idOf(name, item), title: textOf(item[kinds[name].title]) })),
    ]),
  );

/** The next day on which a course starts, computed as on the site; '' for none. */
function nextStart({ starts, schedule }: FormValues, today: string): string {
  const days = textOf(starts).split('|');
  return (
    nextStarts(
      days.map((day) => day.trim()),
      textOf(schedule),
      today,
    )[0] ?? ''
  );
}

/** The items of a draft that are new, changed or incomplete. */
async function marksOf({ db }: OfficeContext, draft: Draft, name: Kind) {
  const changes = new Map<string, 'new' | 'changed'>();
  const unfinished = new Set<string>();
  if (draft.base !== '' && draft.document === draft.site?.document) return { changes, unfinished };
  const base = await contentBefore(db, draft);
  for (const { kind, id, change } of itemChanges(base.document, draft.document))
    if (kind === name && (change === 'new' || change === 'changed')) changes.set(id, change);
  for (const { kind, id } of checkDraft(draft)) if (kind === name) unfinished.add(id);
  return { changes, unfinished };
}

async function summaries(context: OfficeContext, draft: Draft, name: Kind): Promise<ItemSummary[]> {
  const { title, subtitle = '', image = '', list } = kinds[name];
  const keys = list ? [...list.facts, ...list.filters, ...list.gaps] : [];
  const today = context.live.today();
  const { changes, unfinished } = await marksOf(context, draft, name);
  return draft.document[name].map((item) => {
    const id = idOf(name, item);
    return {
      id,
      title: textOf(item[title]),
      subtitle: textOf(item[subtitle]),
      image: draftUrl(textOf(item[image])),
      values: Object.fromEntries(
        keys.map((key) => [key, key === 'starts' ? nextStart(item, today) : textOf(item[key])]),
      ),
      isHidden: item.hidden === 'yes',
      isUnfinished: unfinished.has(id),
      change: changes.get(id),
    };
  });
}
