import type { RequestState } from '../domain/requests/states.ts';

/** The tables of parents' requests for a seat: records/requests. */
export interface RequestSchema {
  requests: RequestRow;
  request_events: RequestEventRow;
  request_receipts: RequestReceiptRow;
  request_mails: RequestMailRow;
  /** A row for each course and start date. Transactions write it before they change seats, to wait for each other. */
  request_starts: { id: string; changes: number };
}

export interface RequestRow {
  /** A hash of the form and of its random number: the same form sent twice is one request. */
  id: string;
  /** Short, to say on the phone: `SB-4821`. */
  reference: string;
  /** 128 random bits, the key of the parent's page. Not hashed, because each mail about the request contains it. */
  secret: string;
  course_id: string;
  /** As it was when the request came: the course may be renamed or removed. */
  course_name: string;
  /** The day on which the requested course starts, or '' for a course without dates. */
  start_day: string;
  state: RequestState;
  name: string;
  /** `+923001234567`. */
  phone: string;
  /** In lower case, or ''. */
  email: string;
  child_name: string;
  /** In years, as text; '' if staff entered the request without it. */
  child_age: string;
  note: string;
  /** The partner whose link the parent followed, or ''. */
  partner: string;
  /** The account that may watch the lectures while the request is `enrolled`; '' for none. */
  user_id: string;
  /** 128 random bits, the secret of the link with which one account becomes `user_id`. */
  access_key: string;
  created_at: number;
  changed_at: number;
  /** The end of the hold of a seat; null unless the state is `payment`. */
  held_until: number | null;
  /** When the honeypot field or the office marked it as spam; null if it is none. */
  spam_at: number | null;
}

export type RequestEventKind =
  | 'created'
  | 'state'
  | 'undo'
  | 'note'
  | 'receipt'
  | 'receipt-again'
  | 'access'
  | 'access-ended';

/** An event in the history of a request. */
export interface RequestEventRow {
  id: string;
  request_id: string;
  at: number;
  /** The e-mail address of the member of staff who acted; '' if the parent did. */
  by_email: string;
  kind: RequestEventKind;
  /** The states before and after; '' for other kinds. */
  from_state: RequestState | '';
  to_state: RequestState | '';
  body: string;
}

/** A proof of payment. It is in the database, so backups, other servers and erasure need no files. */
export interface RequestReceiptRow {
  id: string;
  request_id: string;
  at: number;
  type: string;
  bytes: number;
  /** The re-encoded picture or the PDF. */
  file: Buffer;
}

/** A mail to the parent, or a notice to the office, that waits; sending deletes it: server/notify/request-mails.ts. */
export interface RequestMailRow {
  id: string;
  request_id: string;
  kind: string;
  /** The event that the mail reports; undoing the event deletes the mail. '' for a new request. */
  event_id: string;
  created_at: number;
  /** The earliest time of the next attempt; while a server sends the mail, the end of its lease. */
  due_at: number;
  tries: number;
}
