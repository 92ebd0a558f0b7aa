import type { Seats } from '../requests/seats.ts';
import type { RequestState } from '../requests/states.ts';

/** The requests for a seat that a list shows: in one state, `open` (staff still have to act), all, or the spam. */
export type RequestBox = RequestState | 'open' | 'all' | 'spam';

export interface RequestSummary {
  id: string;
  reference: string;
  state: RequestState;
  at: number;
  name: string;
  phone: string;
  childName: string;
  childAge: string;
  courseId: string;
  courseName: string;
  /** The day on which the requested course starts, or '' for a course without dates. */
  startDay: string;
  partner: string;
  isSpam: boolean;
  receipts: number;
  /** Whether the time is over for which the seat was held until the payment. */
  isOverdue: boolean;
}

export interface RequestEvent {
  id: string;
  at: number;
  /** The e-mail address of the member of staff who acted; '' if the parent did. */
  by: string;
  kind: 'created' | 'state' | 'undo' | 'note' | 'receipt' | 'receipt-again' | 'access' | 'access-ended';
  from: RequestState | '';
  to: RequestState | '';
  text: string;
}

export interface RequestFile extends RequestSummary {
  email: string;
  note: string;
  fee: string;
  heldUntil: number | undefined;
  /** The place on the waiting list, from 1; 0 if the request is not on it. */
  place: number;
  seats: Seats;
  files: { id: string; at: number; type: string; bytes: number }[];
  history: RequestEvent[];
  /** The URL of a WhatsApp chat with the parent, with the school's text filled in. */
  whatsappHref: string;
  /** The URL of the parent's page. */
  address: string;
  /**
   * The e-mail address of the account that may watch the lectures, or the link with which an account gets them.
   * Undefined if the child is not enrolled, or if watching needs no enrolment.
   */
  lectures: { account: string; link: string } | undefined;
  /** The start dates of the course to which staff may move the request. */
  starts: string[];
}

export interface StartOverview {
  course: string;
  courseName: string;
  day: string;
  seats: Seats;
  fresh: number;
  open: number;
  /** The first request of the waiting list, if a seat is free. */
  next: { id: string; reference: string; name: string } | undefined;
}

/** The fields of a request that staff edit. */
export interface TypedRequest {
  start: string;
  name: string;
  phone: string;
  email: string;
  childName: string;
  childAge: string;
  note: string;
}

export interface RequestFilter {
  box: RequestBox;
  course?: string;
  day?: string;
}

/** Input and output of the actions on requests for a seat. */
export interface RequestsContract {
  /** The start dates of all courses with their seats, and the number of requests that are marked as spam. */
  'requests/starts': { input: object; output: { starts: StartOverview[]; spam: number } };
  'requests/list': {
    input: RequestFilter & { find?: string; page?: number };
    output: { requests: RequestSummary[]; total: number; pages: number };
  };
  'requests/read': { input: { id: string }; output: { request: RequestFile } };
  /**
   * Changes the state. Without a free seat, the new state is `waiting` instead of `to`. Rejected with 409 if the state is no
   * longer `from`.
   */
  'requests/change': {
    input: { id: string; from: RequestState; to: RequestState };
    output: { state: RequestState; event: string };
  };
  /** Undoes the last change. Rejected with 409 if the seat is taken or the request has changed since. */
  'requests/undo': { input: { id: string; event: string }; output: { state: RequestState } };
  'requests/note': { input: { id: string; text: string }; output: object };
  /** Asks the parent for another receipt. */
  'requests/ask-receipt': { input: { id: string; text: string }; output: object };
  /** Revokes the account's access to the lectures, and creates a new link. */
  'requests/close-lectures': { input: { id: string }; output: object };
  'requests/correct': { input: TypedRequest & { id: string }; output: { state: RequestState } };
  /** The courses, for a request that came by phone. */
  'requests/courses': { input: object; output: { courses: { id: string; name: string; starts: string[] }[] } };
  'requests/add': { input: TypedRequest & { course: string }; output: { id: string } };
  'requests/spam': { input: { id: string; isSpam: boolean }; output: object };
  /** A CSV file for a spreadsheet. */
  'requests/download': { input: RequestFilter; output: { fileName: string; csv: string } };
  /** All requests of a filter, for a list on paper. */
  'requests/print': { input: RequestFilter; output: { requests: RequestSummary[] } };
  'requests/erase': { input: { id: string }; output: object };
}

/** `GET receiptRoute + ID`: the file of a receipt. */
export const receiptRoute = '/office/api/receipt/';
