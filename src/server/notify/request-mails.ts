import type { SendMailOptions } from 'nodemailer';
import type { RequestMailRow, RequestRow } from '../../db/request-tables.ts';
import type { Db } from '../../db/schema.ts';
import { letter } from '../../delivery/letter.ts';
import { openLetterMail } from '../../delivery/letter-mail.ts';
import { openOfficeMail } from '../../delivery/office-mail.ts';
import { postEvent } from '../../delivery/webhook.ts';
import { formatDay } from '../../domain/day.ts';
import { needsEnrolment } from '../../domain/lecture-rules.ts';
import { lecturesAddress, requestAddress } from '../../domain/requests/request-form.ts';
import { type RequestMailKind, requestMailLifeMs } from '../../records/requests/request-mails.ts';
import type { Settings } from '../../settings/settings.ts';
import { causeOf } from '../health/dependency.ts';
import type { Log } from '../http/log.ts';
import { sendTimeoutMs } from './channel.ts';
import { leaseMs, pauseMs, type QueuedMails, startSending } from './mail-loop.ts';
import { failureReporter } from './notifier.ts';
import { type RequestSender, requestLetter } from './request-letters.ts';

export interface RequestMailsOptions {
  db: Db;
  settings: Pick<Settings, 'notify' | 'publicUrl' | 'linkOrigin'>;
  school: () => RequestSender;
  log: Log;
  now?: () => number;
}

const maxDue = 50;

type Due = RequestMailRow & { request: RequestRow };

/** Sends the mails to parents and the notices to the school from the queue in records/requests/request-mails.ts. */
export function createRequestMails({ db, settings, school, log, now = Date.now }: RequestMailsOptions): QueuedMails {
  const { notify, linkOrigin, publicUrl } = settings;
  const letters = notify.mail && openLetterMail({ smtpUrl: notify.mail.smtpUrl, from: notify.mail.to }, sendTimeoutMs);
  const office = notify.mail && openOfficeMail(notify.mail, sendTimeoutMs);
  const report = failureReporter(log, 'mail about a request could not be sent');

  const toParent = async ({ kind, request }: Due) => {
    if (!letters || linkOrigin === undefined || request.email === '') return;
    const sender = school();
    const link = request.user_id === '' ? linkOrigin + lecturesAddress(request.access_key) : '';
    const text = requestLetter(sender, parentKind(kind), request, {
      url: linkOrigin + requestAddress(request.secret),
      ...(needsEnrolment(sender) && { lectures: link }),
    });
    await letters.send(request.email, letter({ ...text, school: sender }), sender);
  };
  const toOffice = async (due: readonly Due[]) => {
    if (office && due.length > 0)
      await office.send(
        officeMail(
          due.map(({ request }) => request),
          publicUrl,
        ),
      );
  };
  const toWebhook = async ({ request }: Due) => {
    if (notify.webhook) await postEvent(notify.webhook, requestEvent(request), sendTimeoutMs);
  };
  /** Calls `send` for a group of queued mails, and records success or failure for all of them. */
  const deliver = async (due: readonly Due[], send: () => Promise<void>) => {
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return;
    try {
      await send();
      await db.deleteFrom('request_mails').where('id', 'in', ids).execute();
      report('');
    } catch (error) {
      report(causeOf(error));
      const tries = Math.max(...due.map((mail) => mail.tries));
      await db
        .updateTable('request_mails')
        .set({ tries: tries + 1, due_at: now() + pauseMs(tries) })
        .where('id', 'in', ids)
        .execute();
    }
  };
  return {
    sendDue: async () => {
      const due = await leaseDue(db, now());
      const notices = due.filter(({ kind }) => kind === 'office');
      await deliver(notices, () => toOffice(notices));
      for (const mail of due) {
        if (mail.kind === 'webhook') await deliver([mail], () => toWebhook(mail));
        else if (mail.kind !== 'office') await deliver([mail], () => toParent(mail));
      }
    },
    close: () => {
      letters?.close();
      office?.close();
    },
  };
}

const parentKind = (kind: string) => kind as Exclude<RequestMailKind, 'office' | 'webhook'>;

/** Starts sending in the background. Returns a function that stops it. */
export const startRequestMails = (options: RequestMailsOptions): (() => void) =>
  startSending(createRequestMails(options));

/** Leases due mails (no other server sends them until the lease ends), and reads their requests. */
async function leaseDue(db: Db, time: number): Promise<Due[]> {
  const leased = await db
    .updateTable('request_mails')
    .set({ due_at: time + leaseMs })
    .where('id', 'in', (query) =>
      query
        .selectFrom('request_mails')
        .select('id')
        .where('due_at', '<=', time)
        .where('created_at', '>', time - requestMailLifeMs)
        .orderBy('due_at')
        .limit(maxDue),
    )
    .where('due_at', '<=', time)
    .returningAll()
    .execute();
  if (leased.length === 0) return [];
  const ids = [...new Set(leased.map(({ request_id }) => request_id))];
  const requests = await db.selectFrom('requests').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(requests.map((request) => [request.id, request]));
  return leased.flatMap((mail) => {
    const request = byId.get(mail.request_id);
    return request ? [{ ...mail, request }] : [];
  });
}

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ');
const lineOf = (row: RequestRow) =>
  oneLine(
    `${row.reference}: ${row.course_name}${row.start_day && `, ${formatDay(row.start_day)}`}${row.state === 'waiting' ? ' (waiting list)' : ''}`,
  );

/** The notice of new requests, with a link to the office. Contains no names or phone numbers, for privacy. */
function officeMail(requests: readonly RequestRow[], publicUrl: string | undefined): SendMailOptions {
  const [first] = requests;
  const one = requests.length === 1 && first;
  const path = one ? `/office/requests/${first.id}` : '/office/requests';
  const link = publicUrl === undefined ? 'Open it in the office: /office/requests' : publicUrl + path;
  return {
    subject: one ? `[Website] Request ${lineOf(first)}` : `[Website] ${requests.length} requests`,
    text: `${requests.map(lineOf).join('\n')}\n\n-- \n${link}\n`,
    messageId: `<request-${first?.id}-${requests.length}@steam-kit.invalid>`,
  };
}

const requestEvent = ({ id, reference, course_id, start_day, state, partner, created_at }: RequestRow) => ({
  type: 'request',
  id,
  reference,
  course: course_id,
  start: start_day,
  state,
  partner,
  at: new Date(created_at).toISOString(),
});
