import { z } from 'zod';
import { may } from '../../domain/office/actions.ts';
import type { Message } from '../../domain/office/desk-contract.ts';
import { readSavedAnswers, storeSavedAnswers } from '../../records/office-settings.ts';
import { countNewRequests } from '../../records/requests/stored-requests.ts';
import {
  applyChange,
  countNewMessages,
  findMessages,
  type MessageChange,
  markRead,
  messageChanges,
  progressOf,
  type StoredMessage,
} from '../../records/stored-messages.ts';
import { allPages, messageTable } from '../../records/tables.ts';
import { HttpError } from '../api/http-error.ts';
import type { HandlersOf, OfficeContext } from './handler.ts';
import { byId, id, nothing, search } from './schemas.ts';
import { recordView } from './views.ts';

const toMessage = (row: StoredMessage): Message => ({
  id: row.id,
  at: row.created_at,
  state: row.spam_at === null ? progressOf(row) : 'spam',
  from: row.recipient,
  subject: row.subject,
  body: row.body,
  partner: row.partner ?? '',
});

const inLog: Readonly<Record<MessageChange, string>> = {
  answer: 'marked a message as answered',
  unanswer: 'marked a message as not answered',
  spam: 'moved a message to the spam',
  unspam: 'moved a message out of the spam',
  delete: 'deleted a message',
};

const box = z.enum(['inbox', 'answered', 'spam']);

const filled = (maxLength: number) => z.string().trim().min(1, 'Please fill this in').max(maxLength);
const savedAnswer = z.object({ title: filled(80), text: filled(2_000) });

const notFound = () => new HttpError(404, 'This message was deleted.');

/** @throws HttpError 404 */
async function changeMessage({ db, now, record }: OfficeContext, id: string, change: MessageChange): Promise<void> {
  const row = await applyChange(db, change, id, now());
  if (!row) throw notFound();
  await record(inLog[change], row.recipient);
}

/** The actions on visitors' messages. */
export const deskHandlers: HandlersOf<'desk'> = {
  'desk/overview': {
    input: nothing,
    async call(context) {
      const { db, staff } = context;
      return {
        ...(may(staff.role, 'desk/messages') && (await countNewMessages(db))),
        ...(may(staff.role, 'requests/list') && { newRequests: await countNewRequests(db) }),
      };
    },
  },

  'desk/messages': {
    input: search.extend({ box }),
    async call(context, { box, ...wanted }) {
      const { rows, total, pages } = await findMessages(context.db, box, wanted);
      await recordView(context, 'looked at the list of messages');
      return { messages: rows.map(toMessage), total, pages };
    },
  },

  'desk/table': {
    input: search.omit({ page: true }).extend({ box }),
    async call({ db, live, record }, { box, find }) {
      const rows = await allPages((page) => findMessages(db, box, { ...(find && { find }), page }));
      await record('downloaded messages as a table', box);
      return { fileName: `messages-${live.today()}.csv`, csv: messageTable(rows, live.school().timeZone) };
    },
  },

  'desk/message': {
    input: byId,
    async call({ db, now }, { id }) {
      await markRead(db, [id], now());
      const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) throw notFound();
      return { message: toMessage(row) };
    },
  },

  'desk/change-message': {
    input: z.object({ id, change: z.enum(messageChanges).exclude(['delete']) }),
    async call(context, { id, change }) {
      await changeMessage(context, id, change);
      return {};
    },
  },

  'desk/delete-message': {
    input: byId,
    async call(context, { id }) {
      await changeMessage(context, id, 'delete');
      return {};
    },
  },

  'desk/answers': { input: nothing, call: async ({ db }) => ({ answers: await readSavedAnswers(db) }) },

  'desk/save-answers': {
    input: z.object({ answers: z.array(savedAnswer).max(30) }),
    async call({ db, now, record }, { answers }) {
      await storeSavedAnswers(db, answers, now());
      await record('changed the saved answers', '');
      return {};
    },
  },
};
