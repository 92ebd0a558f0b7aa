import { z } from 'zod';
import { codeText } from '../../domain/certificate.ts';
import type { Person } from '../../domain/office/desk-contract.ts';
import { progressIn } from '../../domain/progress.ts';
import { createResetLink, endLinks } from '../../records/account-links.ts';
import { queueAccountMail } from '../../records/account-mails.ts';
import { issueCertificate, readCertificates, readWatched, withdrawCertificate } from '../../records/learning.ts';
import { toJson } from '../../records/output.ts';
import { erasePerson, readPerson } from '../../records/person.ts';
import { findPeople, type StoredPerson, setBlocked } from '../../records/stored-people.ts';
import { allPages, peopleTable } from '../../records/tables.ts';
import { HttpError } from '../api/http-error.ts';
import { line, phone } from '../api/schemas.ts';
import type { HandlersOf, OfficeContext } from './handler.ts';
import { mailsTo } from './letters.ts';
import { byId, email, id, search } from './schemas.ts';
import { recordView } from './views.ts';

const toPerson = (row: StoredPerson): Person => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  createdAt: row.created_at,
  isBlocked: row.blocked_at !== null,
});

/** @throws HttpError 404 */
async function findPerson({ db }: OfficeContext, id: string): Promise<StoredPerson> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new HttpError(404, 'This account was deleted.');
  return row;
}

/**
 * Queues the mail with a link to choose a new password.
 *
 * @returns the link, for staff to pass on, if the server cannot send mail; otherwise undefined
 */
async function resetLink({ db, settings, origin, now }: OfficeContext, person: StoredPerson) {
  if (!mailsTo(settings)) return createResetLink(db, person, { origin, now: now() });
  await queueAccountMail(db, { kind: 'reset', recipient: person.email }, now());
  return undefined;
}

/** The actions on visitors' accounts. */
export const peopleHandlers: HandlersOf<'people'> = {
  'people/list': {
    input: search,
    async call(context, wanted) {
      const { rows, total, pages } = await findPeople(context.db, wanted);
      await recordView(context, 'looked at the list of accounts');
      return { people: rows.map(toPerson), total, pages };
    },
  },

  'people/table': {
    input: search.omit({ page: true }),
    async call({ db, live, record }, { find }) {
      const rows = await allPages((page) => findPeople(db, { ...(find && { find }), page }));
      await record('downloaded accounts as a table', '');
      return { fileName: `people-${live.today()}.csv`, csv: peopleTable(rows, live.school().timeZone) };
    },
  },

  'people/read': {
    input: byId,
    call: async (context, { id }) => ({ person: toPerson(await findPerson(context, id)) }),
  },

  'people/correct': {
    input: z.object({ id, firstName: line('First name', 100), lastName: line('Last name', 100), email, phone }),
    async call(context, { id, firstName, lastName, email, phone }) {
      const { db, record, settings, now } = context;
      const before = await findPerson(context, id);
      const other = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
      if (other && other.id !== id) {
        const message = 'Another account has this address';
        throw new HttpError(409, message, { errors: { email: message } });
      }
      const isNewAddress = email !== before.email;
      const values = {
        first_name: firstName,
        last_name: lastName,
        email,
        phone,
        // The new address is not confirmed yet.
        ...(isNewAddress && { email_confirmed_at: null }),
      };
      await db.transaction().execute(async (all) => {
        await all.updateTable('users').set(values).where('id', '=', id).execute();
        if (!isNewAddress) return;
        // Invalidate links that were mailed to the old address.
        await endLinks(all, id);
        if (settings.linkOrigin !== undefined) {
          await queueAccountMail(all, { kind: 'email-changed', recipient: before.email, userId: id }, now());
        }
      });
      await record('corrected an account', email);
      return {};
    },
  },

  'people/learning': {
    input: byId,
    async call(context, { id }) {
      await findPerson(context, id);
      const { curricula } = context.live.site();
      const watched = await readWatched(context.db, id);
      const certificates = await readCertificates(context.db, id);
      const progress = [...curricula().values()].flatMap((course) => {
        const { next: _, ...own } = progressIn(course, watched);
        return own.done > 0 ? own : [];
      });
      return {
        progress,
        certificates: certificates.map((row) => ({
          ...{ course: row.course_id, courseName: row.course_name, name: row.child_name, code: codeText(row.id) },
        })),
        courses: [...curricula().values()].map((course) => ({ id: course.id, name: course.name })),
      };
    },
  },

  'people/certificate': {
    input: z.object({ id, course: z.string().min(1).max(200), isGiven: z.boolean() }),
    async call(context, { id, course, isGiven }) {
      const { db, live, now, record, staff } = context;
      const person = await findPerson(context, id);
      const own = (await readCertificates(db, id)).find((row) => row.course_id === course);
      if (!isGiven) {
        if (own) await withdrawCertificate(db, own.id);
        await record('took a certificate back', person.email);
        return {};
      }
      const found = live.site().curricula().get(course);
      if (!found) throw new HttpError(404, 'There is no such course.');
      const childName = `${person.first_name} ${person.last_name}`;
      await issueCertificate(
        db,
        { user_id: id, course_id: course, course_name: found.name, child_name: childName, by_email: staff.email },
        now(),
      );
      await record('gave a certificate', person.email);
      return {};
    },
  },

  'people/block': {
    input: z.object({ id, isBlocked: z.boolean() }),
    async call(context, { id, isBlocked }) {
      const { email } = await findPerson(context, id);
      await setBlocked(context.db, id, isBlocked, context.now());
      await context.record(isBlocked ? 'blocked an account' : 'unblocked an account', email);
      return {};
    },
  },

  'people/reset-link': {
    input: byId,
    async call(context, { id }) {
      const person = await findPerson(context, id);
      const link = await resetLink(context, person);
      await context.record(
        link === undefined ? 'sent a link for a new password' : 'created a link for a new password',
        person.email,
      );
      return { link };
    },
  },

  'people/export': {
    input: byId,
    async call(context, { id }) {
      const { email } = await findPerson(context, id);
      const data = await readPerson(context.db, email, { withMessages: true });
      await context.record('exported the data about a person', email);
      const name = email.replace(/[^\w.@-]/g, '_');
      return { fileName: `${name}.json`, json: toJson(data, context.live.school().timeZone) };
    },
  },

  'people/erase': {
    input: byId,
    async call(context, { id }) {
      const { email } = await findPerson(context, id);
      await erasePerson(context.db, email, { withMessages: true });
      await context.record('erased an account', '(erased)');
      return {};
    },
  },
};
