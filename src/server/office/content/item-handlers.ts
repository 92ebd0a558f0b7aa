import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SchoolDocument } from '../../../content/content.ts';
import { textOf } from '../../../content/folder/content-folder.ts';
import {
  contentBefore,
  type Draft,
  emptyValues,
  findItem,
  idOf,
  isSameItem,
  orderItems,
  removeItem,
  saveItem,
} from '../../../content/versions/versions.ts';
import {
  draftUrl,
  type FormValue,
  type FormValues,
  type ItemSummary,
} from '../../../domain/office/content-contract.ts';
import { type Thing, thingNames, things } from '../../../domain/office/things.ts';
import { HttpError } from '../../api/http-error.ts';
import type { HandlersOf, OfficeContext } from '../handler.ts';
import { changeOwn, openOwn, stateOf } from './draft-state.ts';
import { errorsInWords } from './problem-words.ts';

/** Above the longest course with its modules. */
const maxBytes = 2 * 1024 * 1024;

const thing = z.enum(thingNames);
const value: z.ZodType<FormValue> = z.lazy(() => z.union([z.string(), z.array(value), z.record(z.string(), value)]));
/** The values of an item in a request. */
export const itemValues: z.ZodType<FormValues> = z.record(z.string(), value);
const id = z.string().max(200);

/** Changes with each edit of an item. */
const revisionOf = (item: FormValues): string =>
  createHash('sha256').update(JSON.stringify(item)).digest('base64url').slice(0, 16);

/** The actions on the items of the caller's draft. */
export const itemHandlers: Pick<
  HandlersOf<'content'>,
  'content/list' | 'content/item' | 'content/save' | 'content/remove' | 'content/order'
> = {
  'content/list': {
    input: z.object({ thing }),
    call: async (context, { thing }) => {
      const draft = await openOwn(context);
      return { items: await summaries(context, draft, thing) };
    },
  },
  'content/item': {
    input: z.object({ thing, id: id.optional() }),
    call: async (context, { thing, id }) => {
      const { document } = await openOwn(context);
      const item = id === undefined ? emptyValues(things[thing].parts) : needItem(document, thing, id);
      return { values: item, revision: revisionOf(item), choices: choicesIn(document) };
    },
  },
  'content/save': {
    input: z.object({ thing, id: id.optional(), values: itemValues, revision: z.string() }),
    maxBytes,
    call: async (context, { thing, id, values, revision }) => {
      if (id === undefined && things[thing].isFixed) throw new HttpError(422, 'Nothing can be added here.');
      const { draft, saved } = await changeOwn(context, async (draft) => {
        if (id !== undefined) requireRevision(needItem(draft.document, thing, id), revision);
        const saved = saveItem(draft.document, draft.media, thing, id, values);
        const errors = errorsInWords(thing, saved.errors);
        const [first] = Object.values(errors);
        if (first !== undefined) throw new HttpError(422, first, { errors });
        return { draft: { ...draft, document: saved.document }, saved };
      });
      const item = needItem(draft.document, thing, saved.id);
      return { id: saved.id, revision: revisionOf(item), draft: await stateOf(context, draft) };
    },
  },
  'content/remove': {
    input: z.object({ thing, id }),
    call: async (context, { thing, id }) => {
      if (things[thing].isFixed) throw new HttpError(422, 'This cannot be removed.');
      const { draft, removed } = await changeOwn(context, (draft) => {
        needItem(draft.document, thing, id);
        const { document, removed } = removeItem(draft.document, thing, id);
        return { draft: { ...draft, document }, removed };
      });
      return { removed, draft: await stateOf(context, draft) };
    },
  },
  'content/order': {
    input: z.object({ thing, ids: z.array(id).max(100_000) }),
    maxBytes,
    call: async (context, { thing, ids }) => {
      const { draft } = await changeOwn(context, (draft) => ({
        draft: { ...draft, document: orderItems(draft.document, thing, ids) },
      }));
      return { draft: await stateOf(context, draft) };
    },
  },
};

function requireRevision(item: FormValues, revision: string): void {
  if (revisionOf(item) === revision) return;
  throw new HttpError(409, 'This was changed in another tab since you opened it. Load it again before you edit it.');
}

function needItem(document: SchoolDocument, thing: Thing, id: string): FormValues {
  const item = findItem(document, thing, id);
  if (!item) throw new HttpError(404, `There is no ${things[thing].one} “${id}” in your draft.`);
  return item;
}

/** The items that a field may name. */
const choicesIn = (document: SchoolDocument) =>
  Object.fromEntries(
    (['courses', 'products'] as const).map((name) => [
      name,
      document[name].map((item) => ({ id: idOf(name, item), title: textOf(item[things[name].title]) })),
    ]),
  );

async function summaries(context: OfficeContext, draft: Draft, name: Thing): Promise<ItemSummary[]> {
  const { title, subtitle = '', image = '' } = things[name];
  const base = await contentBefore(context.db, draft);
  const before = new Map(base.document[name].map((item) => [idOf(name, item), item]));
  const change = (item: FormValues): ItemSummary['change'] => {
    const was = before.get(idOf(name, item));
    return was === undefined ? 'new' : isSameItem(was, item) ? undefined : 'changed';
  };
  return draft.document[name].map((item) => ({
    id: idOf(name, item),
    title: textOf(item[title]),
    subtitle: textOf(item[subtitle]),
    image: draftUrl(textOf(item[image])),
    isHidden: item.hidden === 'yes',
    change: change(item),
  }));
}
