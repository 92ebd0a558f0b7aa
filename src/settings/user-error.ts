/** An expected failure. The message is for the user: the problem, the cause and the fix. */
export class UserError extends Error {
  override name = 'UserError';
}
