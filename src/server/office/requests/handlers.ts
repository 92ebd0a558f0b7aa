import { z } from 'zod';
import type { LiveContent } from '../../../content/live.ts';
import type { RequestRow } from '../../../db/request-tables.ts';
import { agesText } from '../../../domain/ages.ts';
import type { RequestFilter } from '../../../domain/office/requests-contract.ts';
import { holdMs, noRequestSettings } from '../../../domain/requests/request-settings.ts';
import { requestStates, stateLabels } from '../../../domain/requests/states.ts';
import { addEvent } from '../../../records/requests/events.ts';
import { closeLectures } from '../../../records/requests/lecture-access.ts';
import { queueRequestMails } from '../../../records/requests/request-mails.ts';
import {
  changeState,
  createRequest,
  findById,
  type UndoProblem,
  undoChange,
} from '../../../records/requests/requests.ts';
import {
  correctRequest,
  eraseRequest,
  findRequests,
  listRequests,
  setSpam,
  summariseStarts,
} from '../../../records/requests/stored-requests.ts';
import { HttpError } from '../../api/http-error.ts';
import { checkRequest, phoneOf } from '../../api/request.ts';
import { typedRequestBody } from '../../api/request-schemas.ts';
import { paragraphs } from '../../api/schemas.ts';
import type { HandlersOf, OfficeContext } from '../handler.ts';
import { byId, id, nothing, search } from '../schemas.ts';
import { recordView } from '../views.ts';
import { toFile, toSummaries } from './request-file.ts';
import { requestsCsv } from './requests-csv.ts';

/** The mail about a change waits as long as staff can undo the change. */
const mailDelayMs = 20_000;

const gone = () => new HttpError(404, 'This request was deleted.');
const state = z.enum(requestStates);
const filter = z.object({
  box: z.enum([...requestStates, 'open', 'all', 'spam']),
  course: z.string().max(200).optional(),
  day: z.string().max(10).optional(),
});

const selection = ({ box, course = '', day }: RequestFilter) => ({ box, course, ...(day !== undefined && { day }) });

/** @throws HttpError 404 */
async function find({ db }: OfficeContext, one: string): Promise<RequestRow> {
  const row = await findById(db, one);
  if (!row) throw gone();
  return row;
}

const seatsOf = (live: LiveContent, course: string) => live.site().seats.get(course)?.seats ?? '';

const change = ({ live, now, staff }: OfficeContext, course: string) => ({
  by: staff.email,
  now: now(),
  seats: seatsOf(live, course),
  holdMs: holdMs(live.school().requests ?? noRequestSettings),
});

const undoProblems: Readonly<Record<UndoProblem, () => HttpError>> = {
  gone,
  changed: () => new HttpError(409, 'Something else has happened since: this can no longer be undone.'),
  full: () => new HttpError(409, 'The seat was given to somebody else in the meantime: this can no longer be undone.'),
};

/** The actions on parents' requests for seats. */
export const requestHandlers: HandlersOf<'requests'> = {
  'requests/starts': {
    input: nothing,
    async call({ db, live, now }) {
      const starts = await summariseStarts(db, live.site().seats, live.today(), now());
      const spam = await listRequests(db, { box: 'spam', course: '' });
      return { starts, spam: spam.length };
    },
  },

  'requests/list': {
    input: filter.extend(search.shape),
    async call(context, { find: text, page, ...wanted }) {
      const { db, now } = context;
      const { rows, total, pages } = await findRequests(db, { ...selection(wanted), find: text, page });
      await recordView(context, 'looked at the list of requests');
      return { requests: await toSummaries(db, rows, now()), total, pages };
    },
  },

  'requests/read': {
    input: byId,
    async call(context, { id: one }) {
      return { request: await toFile(context, await find(context, one)) };
    },
  },

  'requests/change': {
    input: z.object({ id, from: state, to: state }),
    async call(context, { id: one, from, to }) {
      const { course_id } = await find(context, one);
      const result = await changeState(context.db, one, { ...change(context, course_id), from, to, mailDelayMs });
      if ('row' in result) {
        const { partner } = result.row;
        if (result.isFirstEnrolment && partner !== '') context.count?.('enrolment', partner);
        await context.record(`moved a request to “${stateLabels[result.row.state]}”`, result.row.reference);
        return { state: result.row.state, event: result.eventId };
      }
      if (result.conflict === 'gone') throw gone();
      throw new HttpError(409, `Somebody else was faster: this request is now “${stateLabels[result.conflict]}”.`);
    },
  },

  'requests/undo': {
    input: z.object({ id, event: id }),
    async call(context, { id: one, event }) {
      const { course_id } = await find(context, one);
      const result = await undoChange(context.db, one, { ...change(context, course_id), eventId: event });
      if (typeof result === 'string') throw undoProblems[result]();
      await context.record('undid a change of a request', result.reference);
      return { state: result.state };
    },
  },

  'requests/note': {
    input: z.object({ id, text: paragraphs('The note', 2_000) }),
    async call(context, { id: one, text }) {
      const { db, staff, now } = context;
      await find(context, one);
      await addEvent(db, { request_id: one, at: now(), by_email: staff.email, kind: 'note', body: text });
      return {};
    },
  },

  'requests/ask-receipt': {
    input: z.object({ id, text: paragraphs('The sentence', 500) }),
    async call(context, { id: one, text }) {
      const { db, staff, now } = context;
      const row = await find(context, one);
      await db.transaction().execute(async (both) => {
        const event = { request_id: one, at: now(), by_email: staff.email, kind: 'receipt-again', body: text } as const;
        const eventId = await addEvent(both, event);
        await queueRequestMails(both, row, { kind: 'receipt-again', eventId, now: now() });
      });
      await context.record('asked for another receipt', row.reference);
      return {};
    },
  },

  'requests/close-lectures': {
    input: byId,
    async call(context, { id: one }) {
      const { db, staff, now } = context;
      const row = await find(context, one);
      if (!(await closeLectures(db, one, { by: staff.email, now: now() }))) throw gone();
      await context.record('took the lectures from an account', row.reference);
      return {};
    },
  },

  'requests/correct': {
    input: typedRequestBody.omit({ course: true }).extend({ id }),
    async call(context, { id: one, ...typed }) {
      const { db, live, now } = context;
      const row = await find(context, one);
      const values = {
        name: typed.name,
        email: typed.email.toLowerCase(),
        note: typed.note,
        start_day: typed.start,
        child_name: typed.childName,
        child_age: typed.childAge,
        phone: typed.phone === row.phone ? row.phone : phoneOf(typed.phone, live.school()),
      };
      const stored = await correctRequest(db, one, values, { seats: seatsOf(live, row.course_id), now: now() });
      if (!stored) throw gone();
      await context.record('corrected a request', row.reference);
      return { state: stored.state };
    },
  },

  'requests/courses': {
    input: nothing,
    async call({ live }) {
      const today = live.today();
      const courses = [...live.site().seats.values()];
      return {
        courses: courses.map(({ id: course, name, starts }) => ({
          id: course,
          name,
          starts: starts.filter((day) => day >= today),
        })),
      };
    },
  },

  'requests/add': {
    input: typedRequestBody,
    async call(context, input) {
      const { db, live, now, staff } = context;
      const { course: courseId, ...typed } = input;
      const { seats, day, school } = live.site();
      const course = seats.get(courseId);
      const { isAgeOutside, ages, ...form } = checkRequest(
        { school, course, day, isDesk: true },
        { ...typed, partner: '' },
      );
      const { row } = await createRequest(db, form, {
        now: now(),
        school: live.school().name,
        attempt: '',
        by: staff.email,
        seats: course?.seats ?? '',
      });
      if (isAgeOutside) {
        const body = `The course is for ages ${agesText(ages)}.`;
        await addEvent(db, { request_id: row.id, at: now(), by_email: staff.email, kind: 'note', body });
      }
      await context.record('typed in a request', row.reference);
      return { id: row.id };
    },
  },

  'requests/spam': {
    input: z.object({ id, isSpam: z.boolean() }),
    async call(context, { id: one, isSpam }) {
      const row = await find(context, one);
      await setSpam(context.db, one, isSpam, context.now());
      await context.record(isSpam ? 'moved a request to the spam' : 'moved a request out of the spam', row.reference);
      return {};
    },
  },

  'requests/download': {
    input: filter,
    async call(context, wanted) {
      const { timeZone } = context.live.school();
      const rows = await listRequests(context.db, selection(wanted));
      await context.record('downloaded a list of requests', wanted.course ?? '');
      const name = [wanted.course ?? 'requests', wanted.day ?? ''].filter(Boolean).join('-');
      return {
        fileName: `${name}.csv`,
        csv: requestsCsv(rows, timeZone),
      };
    },
  },

  'requests/print': {
    input: filter,
    async call(context, wanted) {
      const rows = await listRequests(context.db, selection(wanted));
      await recordView(context, 'looked at the list of requests');
      return { requests: await toSummaries(context.db, rows, context.now()) };
    },
  },

  'requests/erase': {
    input: byId,
    async call(context, { id: one }) {
      const row = await find(context, one);
      await eraseRequest(context.db, one);
      await context.record('erased a request', row.reference);
      return {};
    },
  },
};
