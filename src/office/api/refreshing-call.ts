import { type CallOffice, OfficeFailure } from '../../data/office.ts';
import { type Action, actions } from '../../domain/office/actions.ts';

/** True if the page may show old data after this error: the data was deleted or changed, or the server failed. */
const isStale = (status = 0) => status === 404 || status === 409 || status >= 500;

/**
 * Wraps `call`: after an action, refreshes the queries that it changes.
 *
 * @param refresh reloads the queries whose action names start with a prefix
 */
export const refreshingCall =
  (call: CallOffice, refresh: (...prefixes: readonly string[]) => void): CallOffice =>
  async (name, input) => {
    const { changes }: Action = actions[name];
    try {
      const output = await call(name, input);
      refresh(...changes);
      return output;
    } catch (error) {
      if (error instanceof OfficeFailure && isStale(error.status)) refresh(...changes);
      throw error;
    }
  };
