import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { focusFirstError, setServerErrors } from '../../ui/field/first-error.ts';
import { summary } from '../head.ts';
import { type Draft, emptyDraft } from './draft.ts';

/** The result of a submit. */
export type Outcome =
  | { kind: 'sent' }
  /** The server rejected it, perhaps with a message for each field. A toast shows its message. */
  | { kind: 'refused'; message: string; fields: Record<string, string> }
  /** No response, or an unreadable one. */
  | { kind: 'no-response' };

export interface AuthFormProps {
  /** The values typed so far, in either form. */
  draft: Draft;
  /** Called with all values on every change. */
  onDraft: (draft: Draft) => void;
  /** Sends the form. Not called again before its promise settles. */
  onSend: (draft: Draft) => Promise<Outcome>;
  /** Switches to the other form. */
  onSwap: () => void;
}

export interface AuthForm extends UseFormReturn<Draft> {
  submit: (event: BaseSyntheticEvent) => void;
  busy: boolean;
  /** The last submit got no response. */
  noResponse: boolean;
  /** The server's message about the form as a whole, until a value changes; '' without one. */
  rejection: string;
}

/** Form state of both auth forms: validates on submit and then on change, and prevents double submits. */
export function useAuthForm({ draft, onDraft, onSend }: Omit<AuthFormProps, 'onSwap'>): AuthForm {
  const form = useForm<Draft>({
    defaultValues: draft,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The library focuses the first error in a timer, which may fire while the visitor already types elsewhere.
    shouldFocusError: false,
  });
  const { handleSubmit, setError, subscribe } = form;
  const [busy, setBusy] = useState(false);
  const [noResponse, setNoResponse] = useState(false);
  const [rejection, setRejection] = useState('');
  // A ref, because state is not yet updated at the second click of a double click.
  const sending = useRef(false);

  const keep = useRef(onDraft);
  keep.current = onDraft;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          keep.current(values);
          setRejection('');
        },
      }),
    [subscribe],
  );

  const send = handleSubmit(
    async (values) => {
      if (sending.current) return;
      sending.current = true;
      setBusy(true);
      setNoResponse(false);
      setRejection('');
      try {
        const outcome = await onSend(values);
        setNoResponse(outcome.kind === 'no-response');
        if (outcome.kind === 'refused') {
          const isShownAtField = setServerErrors(fields, outcome.fields, setError);
          setRejection(isShownAtField ? '' : summary(outcome.message, 240));
        }
      } finally {
        sending.current = false;
        setBusy(false);
      }
    },
    (errors) => focusFirstError(fields, errors),
  );
  return { ...form, submit: (event) => void send(event), busy, noResponse, rejection };
}

/** The fields, in the order of the forms. */
const fields = Object.keys(emptyDraft) as (keyof Draft)[];
