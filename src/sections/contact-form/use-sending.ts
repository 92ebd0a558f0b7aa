import { useRef, useState } from 'react';
import type { ContactValues } from '../../domain/entities.ts';

/** The result of sending a message. `fields` has the server's errors for single fields. */
export type ContactOutcome = {
  message: string;
  /** A toast has announced the message: the form shows it without announcing it again. */
  announcedByToast?: boolean;
} & ({ sent: true } | { sent: false; fields?: Partial<ContactValues> });

/** Sends the message; never rejects. `undefined` means that the host page handles the message. */
export type SendMessage = (values: ContactValues) => Promise<ContactOutcome | undefined>;

/** Runs one submit at a time, and keeps the outcome of the last one. */
export function useSending(posted: ContactOutcome | undefined) {
  const [outcome, setOutcome] = useState(posted);
  const [busy, setBusy] = useState(false);
  // A ref, because a double click arrives before `busy` has rendered.
  const isRunning = useRef(false);

  const run = async (submit: () => Promise<ContactOutcome | undefined>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setOutcome(undefined);
    const result = await submit();
    isRunning.current = false;
    setBusy(false);
    setOutcome(result);
  };
  return { outcome, busy, run };
}
