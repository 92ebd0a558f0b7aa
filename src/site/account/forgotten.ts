/** The result of the form for a forgotten password. Without scripts, the server redirects to `/forgot-password?RESULT`. */
export type ForgottenOutcome = 'sent' | 'invalid' | 'later';

const outcomes: readonly ForgottenOutcome[] = ['sent', 'invalid', 'later'];

/** The result in a query; undefined without one. */
export const outcomeIn = (search: string): ForgottenOutcome | undefined =>
  outcomes.find((outcome) => new URLSearchParams(search).has(outcome));
