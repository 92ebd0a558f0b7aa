import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Content } from '../../../content/content.ts';
import type { Records } from '../../../content/folder/content-folder.ts';
import {
  compareContent,
  contentBefore,
  contentOfDraft,
  type Draft,
  emptyValues,
  findItem,
  idOf,
  orderItems,
  removeItem,
  saveItem,
  type TableChange,
  textOf,
} from '../../../content/versions/versions.ts';
import type { ContentTable } from '../../../db/content-tables.ts';
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
      const { records } = await openOwn(context);
      const item = id === undefined ? emptyValues(things[thing].parts) : needItem(records, thing, id);
      return { values: item, revision: revisionOf(item), choices: choicesIn(records) };
    },
  },
  'content/save': {
    input: z.object({ thing, id: id.optional(), values: itemValues, revision: z.string() }),
    maxBytes,
    call: async (context, { thing, id, values, revision }) => {
      if (id === undefined && things[thing].isFixed) throw new HttpError(422, 'Nothing can be added here.');
      const { draft, saved } = await changeOwn(context, async (draft) => {
        if (id !== undefined) requireRevision(needItem(draft.records, thing, id), revision);
        const saved = await saveItem(draft.records, draft.media, thing, id, values);
        const errors = errorsInWords(thing, saved.errors);
        const [first] = Object.values(errors);
        if (first !== undefined) throw new HttpError(422, first, { errors });
        return { draft: { ...draft, records: saved.records }, saved };
      });
      const item = needItem(draft.records, thing, saved.id);
      return { id: saved.id, revision: revisionOf(item), draft: await stateOf(context, draft) };
    },
  },
  'content/remove': {
    input: z.object({ thing, id }),
    call: async (context, { thing, id }) => {
      if (things[thing].isFixed) throw new HttpError(422, 'This cannot be removed.');
      const { draft, removed } = await changeOwn(context, (draft) => {
        needItem(draft.records, thing, id);
        const { records, removed } = removeItem(draft.records, thing, id);
        return { draft: { ...draft, records }, removed };
      });
      return { removed, draft: await stateOf(context, draft) };
    },
  },
  'content/order': {
    input: z.object({ thing, ids: z.array(id).max(100_000) }),
    maxBytes,
    call: async (context, { thing, ids }) => {
      const { draft } = await changeOwn(context, (draft) => ({
        draft: { ...draft, records: orderItems(draft.records, thing, ids) },
      }));
      return { draft: await stateOf(context, draft) };
    },
  },
};

function requireRevision(item: FormValues, revision: string): void {
  if (revisionOf(item) === revision) return;
  throw new HttpError(409, 'This was changed in another tab since you opened it. Load it again before you edit it.');
}

function needItem(records: Records, thing: Thing, id: string): FormValues {
  const item = findItem(records, thing, id);
  if (!item) throw new HttpError(404, `There is no ${things[thing].one} “${id}” in your draft.`);
  return item;
}

/** The items that a field may name. */
const choicesIn = (records: Records) =>
  Object.fromEntries(
    (['courses', 'products'] as const).map((name) => [
      name,
      records[name].map((item) => ({ id: idOf(name, item), title: textOf(item[things[name].title]) })),
    ]),
  );

async function summaries(context: OfficeContext, draft: Draft, name: Thing): Promise<ItemSummary[]> {
  const { title, subtitle = '', image = '' } = things[name];
  const base = await contentBefore(context.db, draft);
  const change = changesOf(name, base, (await contentOfDraft(draft)).content);
  return draft.records[name].map((item) => ({
    id: idOf(name, item),
    title: textOf(item[title]),
    subtitle: textOf(item[subtitle]),
    image: draftUrl(textOf(item[image])),
    isHidden: item.hidden === 'yes',
    change: change(idOf(name, item)),
  }));
}

/** The tables whose rows are a thing, and those whose rows belong to one of its items. */
const tablesOf: Readonly<Record<Thing, readonly ContentTable[]>> = {
  school: ['school', 'banners'],
  courses: ['courses'],
  'course-faq': ['course_faqs'],
  faq: ['faqs'],
  testimonials: ['testimonials', 'course_testimonials'],
  categories: ['categories'],
  announcements: ['announcements'],
  team: ['members'],
  ambassadors: ['members'],
  products: ['products'],
  competitions: ['competitions'],
  achievements: ['achievements'],
  mission: ['missions'],
  partners: ['partners'],
  blogs: ['blogs'],
  documents: ['documents'],
};

/** How an item differs from the content that the draft began with. */
function changesOf(name: Thing, base: Content, content: Content): (id: string) => ItemSummary['change'] {
  const changes = compareContent(base, content);
  const own = changes.filter(({ table }) => tablesOf[name].includes(table));
  const added = new Set(own.flatMap((change) => change.added));
  const changed = new Set(own.flatMap((change) => change.changed.map(({ id }) => id)));
  if (name === 'courses') for (const id of changedLessons(changes, base, content)) changed.add(id);
  return (id) => (added.has(id) ? 'new' : changed.has(id) ? 'changed' : undefined);
}

/** The courses whose modules, lessons or lectures changed. */
function changedLessons(changes: readonly TableChange[], base: Content, content: Content): Set<string> {
  const courseOf = new Map<string, string>();
  for (const { modules, lessons, lectures } of [base, content]) {
    for (const row of modules) courseOf.set(`modules ${row.id}`, row.course_id);
    for (const row of lessons) courseOf.set(`lessons ${row.id}`, courseOf.get(`modules ${row.module_id}`) ?? '');
    for (const row of lectures) courseOf.set(`lectures ${row.id}`, courseOf.get(`lessons ${row.lesson_id}`) ?? '');
  }
  return new Set(
    changes.flatMap(({ table, added, changed, removed, moved }) =>
      [...added, ...changed.map(({ id }) => id), ...removed, ...moved].map(
        (id) => courseOf.get(`${table} ${id}`) ?? '',
      ),
    ),
  );
}
