import { useRef, useState } from 'react';
import type { ContactValues } from '../../domain/entities.ts';

/** The result of sending a message. `fields` contains the server's errors by field. */
export type ContactOutcome = {
  message: string;
  /** A toast has announced the message, so the form shows it without a live region. */
  announcedByToast?: boolean;
} & ({ sent: true } | { sent: false; fields?: Partial<ContactValues> });

/** Sends the message; never rejects. Resolves to `undefined` if the host page handles the message. */
export type SendMessage = (values: ContactValues) => Promise<ContactOutcome | undefined>;

/** Runs one submit at a time and stores the last outcome. */
export function useSending(posted: ContactOutcome | undefined) {
  const [outcome, setOutcome] = useState(posted);
  const [busy, setBusy] = useState(false);
  // A ref, because a double click comes before `busy` has rendered.
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
