import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import { type Draft, emptyDraft } from './draft.ts';

/** How sending went. */
export type Outcome =
  | { kind: 'sent' }
  /** The server said no, and was quoted in a toast; perhaps it named fields. */
  | { kind: 'refused'; fields: Record<string, string> }
  /** No answer, or none that can be read. */
  | { kind: 'unreached' };

export interface AuthFormProps {
  /** What has been typed before, here or in the other form. */
  draft: Draft;
  /** Called with everything that is typed. */
  onDraft: (draft: Draft) => void;
  /** Sends the form; never called again before it has answered. */
  onSend: (draft: Draft) => Promise<Outcome>;
  /** Swaps to the other form. */
  onSwap: () => void;
}

export interface AuthForm extends UseFormReturn<Draft> {
  submit: (event: BaseSyntheticEvent) => void;
  busy: boolean;
  /** The last attempt was not answered. */
  unreached: boolean;
}

/** What both auth forms share: validated on submit and again on change, sent once, never stuck. */
export function useAuthForm({ draft, onDraft, onSend }: Omit<AuthFormProps, 'onSwap'>): AuthForm {
  const form = useForm<Draft>({
    defaultValues: draft,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The library focuses the first error once more, by a timer that may come late: amid what is typed by then.
    shouldFocusError: false,
  });
  const { handleSubmit, setError, subscribe } = form;
  const [busy, setBusy] = useState(false);
  const [unreached, setUnreached] = useState(false);
  // The state is one render behind a double click.
  const sending = useRef(false);

  const keep = useRef(onDraft);
  keep.current = onDraft;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep.current(values) }),
    [subscribe],
  );

  const send = handleSubmit(async (values) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setUnreached(false);
    try {
      const outcome = await onSend(values);
      setUnreached(outcome.kind === 'unreached');
      if (outcome.kind === 'refused') {
        let shouldFocus = true;
        for (const field of fieldsOf(values)) {
          const message = Object.hasOwn(outcome.fields, field) ? outcome.fields[field] : undefined;
          if (!message) continue;
          setError(field, { type: 'server', message }, { shouldFocus });
          shouldFocus = false;
        }
      }
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }, focusFirst);
  return { ...form, submit: (event) => void send(event), busy, unreached };
}

/** The names of the fields, in the order in which the forms show them. */
const fieldsOf = (draft: Draft) => Object.keys(draft) as (keyof Draft)[];

function focusFirst(errors: FieldErrors<Draft>): void {
  const first = fieldsOf(emptyDraft).find((field) => errors[field]);
  if (first) errors[first]?.ref?.focus?.();
}
