import type { Totals } from '../counts.ts';
import type { Role } from './actions.ts';
import type { Conflict } from './content-contract.ts';

/** A member of staff. All times in this file are milliseconds since 1970. */
export interface Self {
  id: string;
  email: string;
  name: string;
  role: Role;
}

export interface SessionState {
  school: { name: string; logo: string; timeZone: string; language: string };
  staff?: Self;
  /** Whether the server can send mail: invitations are sent, otherwise their link is shown to copy. */
  sendsMail: boolean;
  /** The origin of the site, for links to copy. */
  origin: string;
}

export interface StaffMember extends Self {
  createdAt: number;
  /** An invitation that was not accepted yet. */
  isInvited: boolean;
  lastUsedAt: number | undefined;
  passkeys: number;
  /** When an unpublished draft was last edited; undefined without one. */
  draftSavedAt?: number | undefined;
}

export interface LogEntry {
  id: string;
  at: number;
  /** The e-mail address of the member of staff. */
  by: string;
  /** In words: `signed in`, `erased an account`. */
  action: string;
  subject: string;
}

export interface Passkey {
  id: string;
  name: string;
  createdAt: number;
  usedAt: number | undefined;
}

export type MessageState = 'new' | 'read' | 'answered' | 'spam';
export type Box = 'inbox' | 'answered' | 'spam';

/** A template for answers to frequent messages. */
export interface SavedAnswer {
  title: string;
  text: string;
}

export interface Message {
  id: string;
  at: number;
  state: MessageState;
  from: string;
  subject: string;
  body: string;
  partner: string;
}

export interface Person {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  createdAt: number;
  isBlocked: boolean;
}

/** Somebody who wants to become a partner. */
export interface PartnerRequest {
  /** The short name that identifies the partner in links. */
  id: string;
  name: string;
  kind: string;
  about: string;
  email: string;
  /** Whether it has a picture: `partnerPictureRoute` + id. */
  hasPicture: boolean;
}

/** `GET partnerPictureRoute + ID`: the picture of a request. */
export const partnerPictureRoute = '/office/api/partner-picture/';

export interface PartnerCounts extends Totals {
  id: string;
  name: string;
  /** Whether the school has a partner with this id: links may contain any name. */
  isKnown: boolean;
}

export interface Finding {
  name: string;
  /** `off`: not set up, or not possible on this server. */
  state: 'ok' | 'off' | 'failed';
  /** The finding, and how to fix it. */
  message: string;
}

/** Input and output of the actions on sessions, staff, messages, people and partners, and of the doctor. */
export interface DeskContract {
  'session/state': { input: object; output: SessionState };
  'session/sign-in': { input: { email: string; password: string }; output: SessionState };
  /** Options of `navigator.credentials.get`, in the JSON format of WebAuthn. */
  'session/passkey-options': { input: object; output: { options: object } };
  'session/passkey-sign-in': { input: { response: object }; output: SessionState };
  'session/sign-out': { input: object; output: object };
  'session/confirm': { input: { password: string }; output: object };
  'session/confirm-passkey': { input: { response: object }; output: object };
  /** The response does not tell whether the address has an account. Rejected with 409 if the server cannot send mail. */
  'session/forgot-password': { input: { email: string }; output: object };
  'invitation/read': { input: { token: string }; output: { email: string; role: Role } };
  'invitation/accept': { input: { token: string; name: string; password: string }; output: SessionState };
  'me/read': { input: object; output: { self: Self; passkeys: Passkey[]; sessions: number; hasPassword: boolean } };
  'me/change-name': { input: { name: string }; output: SessionState };
  /** Without `keepPasskeys`, removes all passkeys, because an attacker may have added one. */
  'me/change-password': {
    input: { password: string; newPassword: string; keepPasskeys?: boolean | undefined };
    output: object;
  };
  'me/passkey-options': { input: object; output: { options: object } };
  'me/add-passkey': { input: { name: string; response: object }; output: object };
  'me/remove-passkey': { input: { id: string }; output: object };
  'me/sign-out-others': { input: object; output: object };
  'staff/list': { input: object; output: { staff: StaffMember[] } };
  /** `link` is set if the server cannot send mail. */
  'staff/invite': { input: { email: string; role: Role }; output: { link: string | undefined } };
  'staff/change-role': { input: { id: string; role: Role }; output: object };
  'staff/remove': { input: { id: string }; output: object };
  /** The changes of a member's draft, in lines such as `Courses: 2 new (Kites, Boats)`. */
  'staff/draft': { input: { id: string }; output: { changes: string[] } };
  /**
   * Moves a member's draft into the caller's own. `choices` has 'mine' or 'theirs' for each conflict's key. Nothing is
   * moved while conflicts are left.
   */
  'staff/take-draft': {
    input: { id: string; choices: Record<string, 'mine' | 'theirs'> };
    output: { conflicts: Conflict[] };
  };
  'staff/log': { input: { before?: string }; output: { entries: LogEntry[]; hasMore: boolean } };
  /** The numbers of new entries. A count is undefined if the role may not see it. */
  'desk/overview': {
    input: object;
    output: { newMessages?: number; newSpam?: number; newRequests?: number };
  };
  'desk/messages': {
    input: { box: Box; find?: string; page?: number };
    output: { messages: Message[]; total: number; pages: number };
  };
  /** All messages of a box or a search, as CSV. Marks none as read. */
  'desk/table': { input: { box: Box; find?: string }; output: { fileName: string; csv: string } };
  /** Marks the message as read. */
  'desk/message': { input: { id: string }; output: { message: Message } };
  'desk/change-message': {
    input: { id: string; change: 'answer' | 'unanswer' | 'spam' | 'unspam' };
    output: object;
  };
  'desk/delete-message': { input: { id: string }; output: object };
  'desk/answers': { input: object; output: { answers: SavedAnswer[] } };
  'desk/save-answers': { input: { answers: SavedAnswer[] }; output: object };
  'people/list': {
    input: { find?: string; page?: number };
    output: { people: Person[]; total: number; pages: number };
  };
  'people/table': { input: { find?: string }; output: { fileName: string; csv: string } };
  'people/read': { input: { id: string }; output: { person: Person } };
  'people/correct': {
    input: { id: string; firstName: string; lastName: string; email: string; phone: string };
    output: object;
  };
  /** The progress of an account in its courses, and its certificates. `courses` are all courses of the school. */
  'people/learning': {
    input: { id: string };
    output: {
      progress: { course: string; name: string; done: number; total: number }[];
      certificates: { course: string; courseName: string; name: string; code: string }[];
      courses: { id: string; name: string }[];
    };
  };
  /** Issues a certificate, for lessons that were not on the site, or revokes it. */
  'people/certificate': { input: { id: string; course: string; isGiven: boolean }; output: object };
  'people/block': { input: { id: string; isBlocked: boolean }; output: object };
  /** `link` is set if the server cannot send mail. */
  'people/reset-link': { input: { id: string }; output: { link: string | undefined } };
  'people/export': { input: { id: string }; output: { fileName: string; json: string } };
  'people/erase': { input: { id: string }; output: object };
  'partners/list': { input: object; output: { partners: PartnerCounts[]; requests: PartnerRequest[] } };
  'partners/read': {
    input: { id: string };
    output: { partner: PartnerCounts; days: { day: string; visits: number; downloads: number }[] };
  };
  /** Makes a name from a link, or from a request, a partner of the school. It keeps its counts. */
  'partners/add': { input: { id: string; name: string }; output: object };
  /** Deletes a request. The name keeps its counts and its private address. */
  'partners/dismiss': { input: { id: string }; output: object };
  'partners/link': { input: { id: string }; output: { link: string } };
  'doctor/run': { input: object; output: { findings: Finding[] } };
}
