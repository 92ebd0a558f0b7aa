import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ContactLabels } from '../../domain/embed/labels/contact-form.ts';
import type { ContactValues } from '../../domain/entities.ts';
import { contactRules } from '../../domain/form-rules.ts';
import { focusFirstError, setServerErrors } from '../../ui/field/first-error.ts';
import { ContactFields } from './ContactFields.tsx';
import { contactFields, emptyValues, readValues, useLateInitial, writeValue } from './form-values.ts';
import { hasNativeBuiltins } from './native-builtins.ts';
import { type ContactOutcome, type SendMessage, useSending } from './use-sending.ts';

export interface ContactFormViewProps {
  /** The initial values of the fields. */
  initial?: Partial<ContactValues>;
  /** The outcome of a message that was posted without scripts. */
  outcome?: ContactOutcome;
  /** Sends the message; never rejects. `undefined` means that the host page handles the message. */
  onSend: SendMessage;
  /** The URL that the form posts to without scripts. */
  action?: string;
  /** Replaces some of its labels. */
  labels?: Partial<ContactLabels>;
}

/** Recipient, subject, message. */
export function ContactFormView(props: ContactFormViewProps) {
  const [isNative] = useState(hasNativeBuiltins);
  return isNative ? <ValidatedForm {...props} /> : <BrowserValidatedForm {...props} />;
}

/** react-hook-form validates the form on submit, and then on each change. */
function ValidatedForm({ initial, outcome: posted, onSend, ...rest }: ContactFormViewProps) {
  const form = useRef<HTMLFormElement>(null);
  const { outcome, busy, send } = useSending(posted, onSend);
  const [postedErrors] = useState(() => (posted?.sent === false ? errorsOf(posted.fields) : undefined));
  const { register, handleSubmit, setError, getValues, setValue, reset, formState } = useForm<ContactValues>({
    mode: postedErrors ? 'onChange' : 'onSubmit',
    errors: postedErrors,
    // react-hook-form would also focus the first error in a timer, perhaps while the visitor types.
    shouldFocusError: false,
  });
  useLateInitial(form, initial);

  const submit = async (element: HTMLFormElement) => {
    const typed = readValues(element);
    for (const name of contactFields) if (typed[name] !== getValues(name)) setValue(name, typed[name]);
    let result: ContactOutcome | undefined;
    await handleSubmit(
      async (values) => {
        result = await send(values);
      },
      (errors) => focusFirstError(contactFields, errors),
    )();
    if (result?.sent) {
      for (const name of contactFields) setValue(name, '');
      reset(emptyValues, { keepFieldsRef: true });
    } else if (result?.fields) setServerErrors(contactFields, result.fields, setError);
  };
  return (
    <ContactFields
      {...rest}
      ref={form}
      noValidate
      initial={initial}
      errors={formState.errors}
      focused={contactFields.find((name) => postedErrors?.[name])}
      register={(name) => register(name, { validate: contactRules[name] })}
      busy={busy}
      outcome={outcome}
      onSubmit={submit}
    />
  );
}

/** The browser validates the form, on pages that break react-hook-form. */
function BrowserValidatedForm({ initial, outcome: posted, onSend, ...rest }: ContactFormViewProps) {
  const form = useRef<HTMLFormElement>(null);
  const { outcome, busy, send } = useSending(posted, onSend);
  useLateInitial(form, initial);

  const submit = async (element: HTMLFormElement) => {
    if (!element.reportValidity()) return;
    const result = await send(readValues(element));
    if (result?.sent) clear(element);
  };
  return (
    <ContactFields {...rest} ref={form} initial={initial} errors={{}} busy={busy} outcome={outcome} onSubmit={submit} />
  );
}

/** Empties the fields. `form.reset()` would restore their initial values. */
function clear(form: HTMLFormElement): void {
  for (const name of contactFields) writeValue(form, name, '');
}

const errorsOf = (fields: Partial<ContactValues> = {}) =>
  Object.fromEntries(
    contactFields.flatMap((name) => (fields[name] ? [[name, { type: 'server', message: fields[name] }]] : [])),
  );
