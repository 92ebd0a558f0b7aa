import { useData } from '../../data/DataProvider.tsx';
import type { Command } from '../../data/endpoints.ts';
import { RequestError } from '../../data/http.ts';
import { readErrorBody } from '../../domain/decode.ts';
import { useToast } from '../../ui/toast/toasts.ts';
import type { Outcome } from './use-submit-form.ts';

/** Sends a command. A toast shows the server's message if it rejects; the form reports a missing response. */
export function useSend() {
  const data = useData();
  const toast = useToast();
  return async <Body, T>(command: Command<Body, T>, body: Body, onAnswer: (answer: T) => Outcome): Promise<Outcome> => {
    try {
      return onAnswer(await data.send(command, body));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { message, fields } = readErrorBody(error.body);
      if (!message) return { kind: 'no-response' };
      toast.error(message);
      return { kind: 'refused', message, fields };
    }
  };
}
