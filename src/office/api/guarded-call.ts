import { type CallOffice, OfficeFailure } from '../../data/office.ts';
import { type ActionName, actions } from '../../domain/office/actions.ts';
import type { Gate } from './gate.ts';

/** True for actions without a session: their 401 means a wrong password, not an ended session. */
const isWithoutSession = (name: ActionName) => actions[name].for === 'anyone';

/**
 * Wraps `call`: if the session has ended or the password must be confirmed, opens the dialog, then repeats the call.
 */
export function guardedCall(call: CallOffice, gate: Gate): CallOffice {
  const attempt: CallOffice = async (name, input) => {
    try {
      return await call(name, input);
    } catch (error) {
      const proof = proofFor(error);
      if (!proof || isWithoutSession(name) || !(await gate.ask(proof))) throw error;
      return attempt(name, input);
    }
  };
  return attempt;
}

/** The same as `guardedCall`, for requests that are not actions, such as uploads. */
export async function guarded<T>(send: () => Promise<T>, gate: Gate): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const proof = proofFor(error);
    if (!proof || !(await gate.ask(proof))) throw error;
    return guarded(send, gate);
  }
}

function proofFor(error: unknown) {
  if (!(error instanceof OfficeFailure)) return undefined;
  if (error.status === 401) return 'sign-in';
  return error.needsConfirmation ? 'confirm' : undefined;
}
