import type { RequestState } from './states.ts';

/** A request as its parent sees it. */
export interface RequestDetails {
  /** The secret key in the address of the page. */
  key: string;
  reference: string;
  state: RequestState;
  courseId: string;
  courseName: string;
  /** The day on which the requested course starts, or '' for a course without dates. */
  startDay: string;
  childName: string;
  /** The amount with its currency, or ''. */
  fee: string;
  /** The place on the waiting list, from 1; 0 if the request is not on it. */
  place: number;
  /** Until when the seat is held, in words; '' if it is not. */
  heldUntil: string;
  howToPay: string;
  /** The school's text for enrolled parents. */
  welcomeText: string;
  /**
   * `isOpen`: an account may watch the lectures. `href`: the page on which an account gets them. Undefined if the child
   * is not enrolled, or if watching needs no enrolment.
   */
  lectures?: { isOpen: boolean; href: string } | undefined;
  /** The URL of a WhatsApp chat with the reference filled in; '' if the school has no number. */
  whatsappHref: string;
  receipts: readonly { at: string; bytes: number }[];
  /** The number of receipts that the parent may still add. */
  receiptsLeft: number;
  /** Why the school asks for another receipt, or ''. */
  receiptWanted: string;
}

/** The page of a link that opens the lectures of an enrolment for one account. */
export interface LectureAccess {
  courseId: string;
  courseName: string;
  /** `free`: no account has used the link. `yours`: this one has. `taken`: another one has. */
  state: 'free' | 'yours' | 'taken';
  /** The address of the account that is signed in, or ''. */
  account: string;
}

/** The result of a submitted form, which the parent's page shows. */
export type RequestNotice = { tone: 'good' | 'bad'; message: string };
