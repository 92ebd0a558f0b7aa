import type { MustBeNever } from '../must-be-never.ts';
import type { ActionName } from './actions.ts';
import type { ContentContract } from './content-contract.ts';
import type { DeskContract } from './desk-contract.ts';
import type { RequestsContract } from './requests-contract.ts';
import type { SetupContract } from './setup-contract.ts';

/** Input and output of each action (actions.ts). */
export interface OfficeContract extends DeskContract, RequestsContract, ContentContract, SetupContract {}

/** Checks that each action has a contract. The type errors of other files would not name the action. */
export type ActionWithoutContract = MustBeNever<Exclude<ActionName, keyof OfficeContract>>;

/** The body of a response with an error status. */
export interface OfficeError {
  /** One sentence for the user. */
  message: string;
  /** Messages by the field's path, such as `email` or `modules.0.lessons.1.name`. */
  errors?: Record<string, string>;
  /** 403: ask for the password or passkey again, then repeat the call. */
  confirm?: true;
}
