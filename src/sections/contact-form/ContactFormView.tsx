import { useRef } from 'react';
import type { ContactLabels } from '../../domain/embed/labels/contact-form.ts';
import type { ContactValues } from '../../domain/entities.ts';
import { ContactFields } from './ContactFields.tsx';
import { clearValues, contactFields, controlsOf, focusFirst, readValues, useLateInitial } from './form-values.ts';
import { useContactChecks } from './use-contact-checks.ts';
import { type ContactOutcome, type SendMessage, useSending } from './use-sending.ts';

export interface ContactFormViewProps {
  /** The initial values of the fields. */
  initial?: Partial<ContactValues>;
  /** The outcome of a message that was posted without scripts. */
  outcome?: ContactOutcome;
  /** Sends the message; never rejects. Resolves to `undefined` if the host page handles the message. */
  onSend: SendMessage;
  /** The URL that the form posts to without scripts. */
  action?: string;
  /** Replaces some of the default labels. */
  labels?: Partial<ContactLabels>;
}

/** A form with recipient, subject and message. It validates on Send, and then on each change. */
export function ContactFormView({ initial, outcome: posted, onSend, ...rest }: ContactFormViewProps) {
  const form = useRef<HTMLFormElement>(null);
  const postedErrors = posted?.sent === false ? posted.fields : undefined;
  const { errors, load, checksOf } = useContactChecks(form, postedErrors);
  const { outcome, busy, run } = useSending(posted);
  useLateInitial(form, initial);

  const submit = (element: HTMLFormElement) =>
    run(async () => {
      const controls = controlsOf(element);
      const checks = await checksOf(element);
      const values = readValues(controls);
      const errors = await checks.validate(values);
      if (errors) return void focusFirst(controls, errors);
      const result = await onSend(values);
      if (result?.sent) {
        clearValues(controls);
        checks.reset();
      } else if (result?.fields) {
        checks.show(result.fields);
        focusFirst(controls, result.fields);
      }
      return result;
    });
  return (
    <ContactFields
      {...rest}
      ref={form}
      initial={initial}
      errors={errors}
      focused={contactFields.find((name) => postedErrors?.[name])}
      busy={busy}
      outcome={outcome}
      onUse={load}
      onSubmit={submit}
    />
  );
}
