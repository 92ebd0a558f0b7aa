import { type CallOffice, OfficeFailure } from '../../data/office.ts';
import { type Action, actions } from '../../domain/office/actions.ts';

/** Statuses that say that the page shows an old state: it does not exist, or somebody changed it. Also a broken server. */
const isStale = (status = 0) => status === 404 || status === 409 || status >= 500;

/**
 * Calls an action, then loads again what it changes.
 *
 * @param refresh loads the answers of actions again whose names start with a prefix
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
