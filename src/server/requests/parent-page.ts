import type { LiveContent } from '../../content/live.ts';
import type { RequestRow } from '../../db/request-tables.ts';
import type { Db } from '../../db/schema.ts';
import { calendarFile } from '../../domain/calendar-file.ts';
import { formatDay } from '../../domain/day.ts';
import { needsEnrolment } from '../../domain/lecture-rules.ts';
import { localMinute } from '../../domain/local-time.ts';
import type { LectureAccess, RequestDetails, RequestNotice } from '../../domain/requests/request-details.ts';
import { lecturesAddress } from '../../domain/requests/request-form.ts';
import { noRequestSettings } from '../../domain/requests/request-settings.ts';
import { mayCancel, mayPay } from '../../domain/requests/states.ts';
import { findByAccessKey, openLectures } from '../../records/requests/lecture-access.ts';
import { addReceipt, maxReceipts, receiptsOf } from '../../records/requests/receipts.ts';
import { changeState, findBySecret } from '../../records/requests/requests.ts';
import { historyOf, placeOf } from '../../records/requests/stored-requests.ts';
import { readPhone } from '../api/phone.ts';
import type { SessionUser } from '../api/users/sessions.ts';
import { ReceiptError, readReceiptFile } from './receipt-file.ts';

export interface ParentPageOptions {
  db: Db;
  live: LiveContent;
  now: () => number;
}

/** The outcome of a form on the page of a parent's request, as in the query `did=` of the redirect to that page. */
export type Did = keyof typeof notices;

const notices = {
  receipt: { tone: 'good', message: 'Thank you. The school has your receipt.' },
  cancelled: { tone: 'good', message: 'Your request is cancelled.' },
  missing: { tone: 'bad', message: 'Choose a photo, a screenshot or a PDF first.' },
  large: { tone: 'bad', message: 'This file is larger than 8 MB. Send a screenshot of it, or a smaller photo.' },
  type: { tone: 'bad', message: 'This is no photo and no PDF. Send a JPEG, a PNG, a screenshot or a PDF.' },
  heic: { tone: 'bad', message: 'This photo is in a format that we cannot read (HEIC). Send a screenshot of it.' },
  broken: { tone: 'bad', message: 'This file could not be read. Send another photo or a screenshot.' },
  full: {
    tone: 'bad',
    message: 'The school already has three receipts of this request. Write to us if one is missing.',
  },
  later: { tone: 'bad', message: 'This could not be stored just now. Please send it again in a few minutes.' },
  changed: { tone: 'bad', message: 'Your request has changed in the meantime. This is how it stands now.' },
} as const satisfies Record<string, RequestNotice>;

const isDid = (text: string): text is Did => Object.hasOwn(notices, text);

/** The notice that the page shows for an outcome; undefined for an unknown outcome. */
export const noticeOf = (did: string): RequestNotice | undefined => (isDid(did) ? notices[did] : undefined);

export type Viewer = Pick<SessionUser, '_id' | 'email'>;

/** Reads and actions for the page of a parent's request. `key` is the secret in its URL. */
export interface ParentPage {
  find: (key: string) => Promise<RequestDetails | undefined>;
  has: (key: string) => Promise<boolean>;
  /** Handles a form of the page. Undefined for an unknown key. */
  act: (key: string, form: FormData) => Promise<Did | undefined>;
  /** The data of the page that gives an account access to lectures. */
  findAccess: (key: string, user: Viewer | undefined) => Promise<LectureAccess | undefined>;
  /** Gives an account access to the lectures of an enrolment; false if another account has it. */
  openLectures: (key: string, user: Viewer) => Promise<boolean>;
  /** The day on which the course starts, as an iCalendar file; undefined without such a day, or for an unknown key. */
  calendar: (key: string, origin: string) => Promise<string | undefined>;
}

export function createParentPage({ db, live, now }: ParentPageOptions): ParentPage {
  const act = async (row: RequestRow, form: FormData): Promise<Did> => {
    switch (form.get('do')) {
      case 'receipt':
        return takeReceipt(db, row, form.get('receipt'), now());
      case 'cancel':
        return cancel(db, row, now());
      default:
        return 'changed';
    }
  };
  return {
    async find(key) {
      const row = await findBySecret(db, key);
      return row && detailsOf(db, live, row);
    },
    has: async (key) => (await findBySecret(db, key)) !== undefined,
    async act(key, form) {
      const row = await findBySecret(db, key);
      return row && act(row, form);
    },
    async findAccess(key, user) {
      const row = needsEnrolment(live.school()) ? await findByAccessKey(db, key) : undefined;
      if (!row) return undefined;
      const state = row.user_id === '' ? 'free' : row.user_id === user?._id ? 'yours' : 'taken';
      const courseName = live.site().seats.get(row.course_id)?.name ?? row.course_name;
      return { courseId: row.course_id, courseName, state, account: user?.email ?? '' };
    },
    openLectures: async (key, user) => needsEnrolment(live.school()) && (await openLectures(db, key, user._id, now())),
    async calendar(key, origin) {
      const row = await findBySecret(db, key);
      return row && row.start_day !== ''
        ? calendarFile(
            {
              uid: `${row.reference}@${new URL(origin).hostname}`,
              day: row.start_day,
              summary: `${row.course_name}: first lesson`,
              description: `${live.school().name}, ${row.reference}`,
            },
            now(),
          )
        : undefined;
    },
  };
}

async function cancel(db: Db, row: RequestRow, now: number): Promise<Did> {
  if (!mayCancel(row.state)) return 'changed';
  const result = await changeState(db, row.id, { from: row.state, to: 'cancelled', by: '', now, holdMs: 0, seats: '' });
  return 'row' in result ? 'cancelled' : 'changed';
}

async function takeReceipt(db: Db, row: RequestRow, file: FormDataEntryValue | null, now: number): Promise<Did> {
  if (!mayPay(row.state)) return 'changed';
  if (!(file instanceof File) || file.size === 0) return 'missing';
  try {
    const receipt = await readReceiptFile(Buffer.from(await file.arrayBuffer()));
    return (await addReceipt(db, row.id, receipt, now)) ? 'receipt' : 'full';
  } catch (error) {
    if (error instanceof ReceiptError) return error.problem;
    throw error;
  }
}

async function detailsOf(db: Db, live: LiveContent, row: RequestRow): Promise<RequestDetails> {
  const school = live.school();
  const { howToPay, welcomeText, whatsapp } = school.requests ?? noRequestSettings;
  const course = live.site().seats.get(row.course_id);
  const receipts = await receiptsOf(db, row.id);
  const name = course?.name ?? row.course_name;
  const minute = (at: number) => {
    const [day = '', time = ''] = localMinute(at, school.timeZone).split(' ');
    return `${formatDay(day)}, ${time}`;
  };
  return {
    key: row.secret,
    reference: row.reference,
    state: row.state,
    courseId: row.course_id,
    courseName: name,
    startDay: row.start_day,
    childName: row.child_name,
    fee: course?.fee ?? '',
    place: await placeOf(db, row),
    heldUntil: row.held_until !== null && row.held_until > Date.now() ? minute(row.held_until) : '',
    howToPay,
    welcomeText: row.state === 'enrolled' ? welcomeText : '',
    lectures:
      row.state === 'enrolled' && needsEnrolment(school)
        ? { isOpen: row.user_id !== '', href: lecturesAddress(row.access_key) }
        : undefined,
    whatsappHref: whatsappHref(readPhone(whatsapp || school.phone, school.country), row.reference, name),
    receipts: receipts.map(({ at, bytes }) => ({ at: minute(at), bytes })),
    receiptsLeft: maxReceipts - receipts.length,
    receiptWanted: await receiptWanted(db, row, receipts.at(-1)?.at ?? 0),
  };
}

const whatsappHref = (phone: string | undefined, reference: string, course: string) =>
  phone === undefined
    ? ''
    : `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(`My request ${reference} for ${course}: `)}`;

/** The reason why the school asks for another receipt; '' after the parent has sent a newer receipt. */
async function receiptWanted(db: Db, { id }: RequestRow, lastAt: number): Promise<string> {
  const events = await historyOf(db, id);
  const asked = events.find(({ kind }) => kind === 'receipt-again');
  return asked && asked.at > lastAt ? asked.body : '';
}
