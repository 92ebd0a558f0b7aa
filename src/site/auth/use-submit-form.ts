import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { focusFirstError, setServerErrors } from '../../ui/field/first-error.ts';
import { summary } from '../head.ts';

export type Outcome =
  | { kind: 'sent' }
  /** The server rejected the form, perhaps with a message for each field. A toast shows `message`. */
  | { kind: 'refused'; message: string; fields: Record<string, string> }
  /** No response, or an unreadable one. */
  | { kind: 'no-response' };

export interface SubmitFormOptions<Values extends FieldValues> {
  defaults: DefaultValues<Values>;
  fields: readonly Path<Values>[];
  /** Called with all values on every change. */
  onValues?: (values: Values) => void;
  /** Sends the form. Not called again before its promise settles. */
  onSend: (values: Values) => Promise<Outcome>;
}

export interface SubmitForm<Values extends FieldValues> extends UseFormReturn<Values> {
  submit: (event: BaseSyntheticEvent) => void;
  busy: boolean;
  /** Whether the last submit got no response. */
  noResponse: boolean;
  /** The server's message about the form as a whole, until a value changes; '' if it sent none. */
  rejection: string;
}

/** The state of a form: validates on submit and then on change, and prevents double submits. */
export function useSubmitForm<Values extends FieldValues>({
  defaults,
  fields,
  onValues,
  onSend,
}: SubmitFormOptions<Values>): SubmitForm<Values> {
  const form = useForm<Values>({
    defaultValues: defaults,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // react-hook-form focuses the first error in a timer, when the visitor may already be typing in another field.
    shouldFocusError: false,
  });
  const { handleSubmit, setError, subscribe } = form;
  const [busy, setBusy] = useState(false);
  const [noResponse, setNoResponse] = useState(false);
  const [rejection, setRejection] = useState('');
  // A ref, because state is stale at the second click of a double click.
  const sending = useRef(false);

  const keep = useRef(onValues);
  keep.current = onValues;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          keep.current?.(values);
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
    (errors) => focusFirstError(fields, errors as Partial<Record<Path<Values>, { ref?: HTMLElement }>>),
  );
  return { ...form, submit: (event) => void send(event), busy, noResponse, rejection };
}
