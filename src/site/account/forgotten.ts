/** The result of the form for a forgotten password. Without scripts, the server redirects to `/forgot-password?RESULT`. */
export type ForgottenOutcome = 'sent' | 'invalid' | 'later';

const outcomes: readonly ForgottenOutcome[] = ['sent', 'invalid', 'later'];

let typedEmail = '';

/** Keeps the address of the sign-in form for the next page, in memory: not in the URL, and not on the device. */
export const carryEmail = (email: string): void => {
  typedEmail = email;
};

/** The kept address. */
export const carriedEmail = (): string => typedEmail;

/** The result in a query; undefined without one. */
export const outcomeIn = (search: string): ForgottenOutcome | undefined =>
  outcomes.find((outcome) => new URLSearchParams(search).has(outcome));
