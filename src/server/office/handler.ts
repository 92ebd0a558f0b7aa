import type { z } from 'zod';
import type { LiveContent } from '../../content/live.ts';
import type { Db } from '../../db/schema.ts';
import type { ActionName, actions } from '../../domain/office/actions.ts';
import type { OfficeContract } from '../../domain/office/contract.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Limits } from '../api/limits.ts';
import type { CountForPartner } from '../api/services.ts';
import type { Passwords } from '../api/users/hash-queue.ts';
import type { Log } from '../http/log.ts';
import type { Setup } from './open-setup.ts';
import type { SignedInStaff, StaffSessions } from './staff-sessions.ts';

export interface OfficeServices {
  db: Db;
  settings: Settings;
  live: LiveContent;
  limits: Limits;
  passwords: Passwords;
  sessions: StaffSessions;
  setup: Setup;
  now: () => number;
  log: Log;
  /** Counts accounts and requests for partners. @default nothing is counted */
  count?: CountForPartner | undefined;
}

export interface OfficeContext<Staff = SignedInStaff> extends OfficeServices {
  /** The member of staff who calls the action. */
  staff: Staff;
  request: Request;
  /** The client's network, for rate limits. */
  address: string;
  origin: string;
  setCookie: (value: string) => void;
  /**
   * Adds an entry to the log of the office. The owner reads it, so it contains no secret.
   *
   * @param action a verb phrase, such as `blocked an account`
   * @param subject the object of the action, or ''
   * @param by the member's email address. @default the address of `staff`
   */
  record: (action: string, subject: string, by?: string) => Promise<void>;
}

/** The context of an action. In actions for `anyone`, `staff` may be undefined. */
export type ContextOf<Name extends ActionName> = OfficeContext<
  (typeof actions)[Name]['for'] extends 'anyone' ? SignedInStaff | undefined : SignedInStaff
>;

export interface Handler<Name extends ActionName> {
  input: z.ZodType<OfficeContract[Name]['input']>;
  /** The maximum size of the request. @default 16 kB */
  maxBytes?: number;
  call: (context: ContextOf<Name>, input: OfficeContract[Name]['input']) => Promise<OfficeContract[Name]['output']>;
}

/** The handlers of a group of actions, such as `me`. */
export type HandlersOf<Group extends string> = {
  [Name in Extract<ActionName, `${Group}/${string}`>]: Handler<Name>;
};

export type Handlers = { [Name in ActionName]: Handler<Name> };
