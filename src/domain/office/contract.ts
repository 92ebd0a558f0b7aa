import type { ContentCalls } from './content-calls.ts';
import type { DeskCalls } from './desk-calls.ts';

/** Input and output of each action (actions.ts). */
export interface OfficeCalls extends DeskCalls, ContentCalls {}

/** The body of a response with an error status. */
export interface OfficeError {
  /** One sentence for the reader. */
  message: string;
  /** Messages by the field's path, such as `email` or `modules.0.lessons.1.name`. */
  errors?: Record<string, string>;
  /** 403: ask for the password or passkey again, then repeat the call. */
  confirm?: true;
}
