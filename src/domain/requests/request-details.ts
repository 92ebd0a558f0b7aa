import type { RequestState } from './states.ts';

/** A request as its parent sees it. */
export interface RequestDetails {
  /** The key of the page. */
  key: string;
  reference: string;
  state: RequestState;
  courseId: string;
  courseName: string;
  /** The first day of the start, or ''. */
  startDay: string;
  childName: string;
  /** The amount with its currency, or ''. */
  fee: string;
  /** The place on the waiting list, from 1; 0 if it does not wait. */
  place: number;
  /** The end of the hold of the seat in words, or ''. */
  heldUntil: string;
  /** How to pay, in the school's words. */
  howToPay: string;
  /** What enrolled parents need to know, in the school's words. */
  welcomeText: string;
  /** Whether an account has the lectures, and the link for one; undefined if lectures need no enrolment, or there is none. */
  lectures?: { isOpen: boolean; href: string } | undefined;
  /** A WhatsApp chat with the reference written; '' without a number. */
  whatsappHref: string;
  receipts: readonly { at: string; bytes: number }[];
  /** How many receipts it may still add. */
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

/** What the last form of a parent's page did: the page says it. */
export type RequestNotice = { tone: 'good' | 'bad'; message: string };
