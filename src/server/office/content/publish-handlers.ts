import { z } from 'zod';
import { emptyContent } from '../../../content/content.ts';
import { textOf } from '../../../content/folder/content-folder.ts';
import { undo } from '../../../content/folder-commands.ts';
import {
  type ContentConflict,
  changesInDetail,
  conflictAuthors,
  contentBefore,
  currentSource,
  currentVersion,
  discardDraft,
  draftChanges,
  draftFrom,
  itemChanges,
  listVersions,
  publishDraft,
  readVersion,
  takeBackWithDependents,
  updateDraft,
  uploadsOf,
  withFiles,
} from '../../../content/versions/versions.ts';
import { kindNames } from '../../../domain/office/kinds.ts';
import { HttpError } from '../../api/http-error.ts';
import type { HandlersOf, OfficeContext } from '../handler.ts';
import { choicesOf, keyOf, toConflict } from './conflicts.ts';
import { changeOwn, linesOf, openOwn, stateOf } from './draft-state.ts';
import { orExplain } from './explain.ts';
import { listMedia, removeFile } from './media.ts';
import { createPreviewLink } from './preview-links.ts';

const nothing = z.object({});
const itemKey = z.object({ kind: z.enum(kindNames), id: z.string().max(200) });
/** Removes NUL, which PostgreSQL cannot store. */
const withoutNul = (text: string) => text.replaceAll('\0', '');

/** The actions on the caller's whole draft and on the published versions. */
export const publishHandlers: Omit<
  HandlersOf<'content'>,
  | 'content/list'
  | 'content/item'
  | 'content/save'
  | 'content/remove'
  | 'content/order'
  | 'content/focus'
  | 'content/change-items'
  | 'content/duplicate'
  | 'content/import'
  | 'content/check-import'
  | 'content/undo-import'
> = {
  'content/overview': {
    input: nothing,
    call: async (context) => {
      const draft = await openOwn(context);
      const source = await currentSource(context.db);
      return {
        draft: await stateOf(context, draft),
        counts: Object.fromEntries(kindNames.map((kind) => [kind, draft.document[kind].length])),
        school: textOf(draft.document.school[0]?.name),
        site: source === undefined ? 'nothing' : source === 'sample' ? 'sample' : 'own',
      };
    },
  },
  'content/start': {
    input: z.object({ from: z.enum(['site', 'empty', 'sample']) }),
    call: async (context, { from }) => {
      const { db, staff, settings } = context;
      if (from === 'site') {
        await orExplain(() => discardDraft(db, settings, staff.id));
        return {};
      }
      const begun = { ...(await draftFrom(from, settings)), base: await currentVersion(db) };
      await changeOwn(context, async (present) => {
        const uploads = await uploadsOf(present, await contentBefore(db, present));
        return { draft: { ...present, ...begun, media: withFiles(begun.media, uploads) } };
      });
      return {};
    },
  },
  'content/take-back': {
    input: itemKey,
    call: async (context, change) => {
      await changeOwn(context, async (draft) => {
        const { document: before } = await contentBefore(context.db, draft);
        return { draft: { ...draft, document: takeBackWithDependents(before, draft.document, change) } };
      });
      return {};
    },
  },
  'content/media': { input: nothing, call: async (context) => ({ files: await listMedia(context) }) },
  'content/remove-file': {
    input: z.object({ path: z.string().max(500) }),
    call: async (context, { path }) => {
      await removeFile(context, path);
      return {};
    },
  },
  'content/changes': {
    input: nothing,
    call: async (context) => {
      const draft = await openOwn(context);
      const base = await contentBefore(context.db, draft);
      return { items: draftChanges(base.document, draft.document), draft: await stateOf(context, draft) };
    },
  },
  'content/update': {
    input: z.object({ choices: choicesOf }),
    maxBytes: 1024 * 1024,
    call: async (context, { choices }) => {
      const { db, settings } = context;
      const decide = (conflict: ContentConflict) => choices[keyOf(conflict)];
      const { draft, conflicts } = await changeOwn(context, (draft) =>
        orExplain(() => updateDraft(db, settings, draft, decide)),
      );
      const by = await conflictAuthors(db, draft.base, conflicts);
      return { conflicts: conflicts.map((conflict) => toConflict(conflict, draft.document, by(conflict))) };
    },
  },
  'content/publish': {
    input: z.object({
      note: z.string().trim().max(500).overwrite(withoutNul),
      force: z.boolean().optional(),
      only: z.array(itemKey).max(10_000).optional(),
    }),
    maxBytes: 2 * 1024 * 1024,
    call: async (context, { note, force = false, only }) => {
      const { db, settings, staff, live } = context;
      const author = authorOf(context);
      const number = await orExplain(() =>
        publishDraft({ db, place: settings, staffId: staff.id, author, note, force, only }),
      );
      await live.refresh();
      await context.record('published', `version ${number}${note && `: ${note}`}`);
      return { number };
    },
  },
  'content/discard': {
    input: nothing,
    call: async (context) => {
      await orExplain(() => discardDraft(context.db, context.settings, context.staff.id));
      await context.record('discarded a draft', '');
      return {};
    },
  },
  'content/preview': {
    input: z.object({ share: z.boolean() }),
    call: async (context, { share }) => createPreviewLink(context, share),
  },
  'content/history': {
    input: nothing,
    call: async ({ db }) => {
      const versions = await listVersions(db);
      return {
        versions: versions.map(({ number, author, appliedAt, note, summary }, index) => ({
          number,
          by: author,
          at: appliedAt.getTime(),
          note,
          changes: linesOf(summary),
          isCurrent: index === 0,
        })),
      };
    },
  },
  'content/version': {
    input: z.object({ number: z.int() }),
    call: async ({ db }, { number }) => {
      const versions = await listVersions(db);
      const at = versions.findIndex((version) => version.number === number);
      const version = versions[at];
      if (!version) throw new HttpError(404, `Version ${number} is no longer kept.`);
      const before = versions[at + 1];
      const old = before ? await readVersion(db, before.id) : emptyContent();
      const changes = itemChanges(old.document, (await readVersion(db, version.id)).document);
      return { lines: changesInDetail(changes) };
    },
  },
  'content/undo': {
    input: z.object({ number: z.int() }),
    call: async (context, { number }) => {
      const { db, settings, live } = context;
      const { target } = await orExplain(() => undo(db, settings, authorOf(context), number));
      await live.refresh();
      await context.record('went back', `to version ${target.number}`);
      const [current] = await listVersions(db);
      return { number: current?.number ?? target.number };
    },
  },
};

const authorOf = ({ staff }: OfficeContext): string => staff.name || staff.email;
