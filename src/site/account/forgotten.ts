/** The result of the form for a forgotten password. Without scripts, the server redirects to `/forgot-password?RESULT`. */
export type ForgottenOutcome = 'sent' | 'invalid' | 'later';

const outcomes: readonly ForgottenOutcome[] = ['sent', 'invalid', 'later'];

let typedEmail = '';

/**
 * Passes the address from the sign-in form to the next page. It stays in memory, because it must not be in the URL or
 * on the device.
 */
export const carryEmail = (email: string): void => {
  typedEmail = email;
};

/** The address that `carryEmail` stored. */
export const carriedEmail = (): string => typedEmail;

export const outcomeIn = (search: string): ForgottenOutcome | undefined =>
  outcomes.find((outcome) => new URLSearchParams(search).has(outcome));
