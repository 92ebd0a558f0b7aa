import { useData } from '../../data/DataProvider.tsx';
import type { Command } from '../../data/endpoints.ts';
import { RequestError } from '../../data/http.ts';
import { readErrorBody } from '../../domain/form-answer.ts';
import { useToast } from '../../ui/toast/toasts.ts';
import { useSession } from '../session/SessionProvider.tsx';
import type { Outcome } from './use-submit-form.ts';

/**
 * Returns a function that sends a command. If the server rejects it, a toast shows the server's message. If there is no
 * response, the form shows an error. If the session has ended, signs the visitor out in this browser, too.
 */
export function useSend() {
  const data = useData();
  const toast = useToast();
  const { loggedIn, signOut } = useSession();
  return async <Body, T>(command: Command<Body, T>, body: Body, onAnswer: (answer: T) => Outcome): Promise<Outcome> => {
    try {
      return onAnswer(await data.send(command, body));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { message, fields } = readErrorBody(error.body);
      if (!message) return { kind: 'no-response' };
      toast.error(message);
      if (error.status === 401 && loggedIn) signOut();
      return { kind: 'refused', message, fields };
    }
  };
}
