/** An expected failure. Its message is complete for the person who ran the command: what happened, why, how to fix it. */
export class UserError extends Error {
  override name = 'UserError';
}
