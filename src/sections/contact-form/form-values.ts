import { type RefObject, useEffect, useRef } from 'react';
import type { ContactValues } from '../../domain/entities.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;
export type ContactControls = Readonly<Record<keyof ContactValues, Control>>;

export type ContactErrors = Partial<ContactValues>;

/** Validates the form: with react-hook-form, or with the browser's own validation if the library does not load. */
export interface ContactChecks {
  /** Shows the errors. Returns undefined if all values are valid, otherwise the errors that have a message. */
  validate(values: ContactValues): Promise<ContactErrors | undefined>;
  /** Shows the server's errors at their fields. */
  show(errors: ContactErrors): void;
  /** Clears the values and errors after a message was sent. */
  reset(): void;
}

export const contactFields = ['recipient', 'subject', 'body'] as const satisfies (keyof ContactValues)[];

export function controlsOf(form: HTMLFormElement): ContactControls {
  const control = (name: keyof ContactValues) => form.elements.namedItem(name) as Control;
  return { recipient: control('recipient'), subject: control('subject'), body: control('body') };
}

/** Reads the values from the DOM, because a password manager or a script may have set them without an event. */
export const readValues = ({ recipient, subject, body }: ContactControls): ContactValues => ({
  recipient: recipient.value,
  subject: subject.value,
  body: body.value,
});

/** Empties the fields. `form.reset()` would restore their initial values. */
export function clearValues(controls: ContactControls): void {
  for (const name of contactFields) controls[name].value = '';
}

/** Focuses the first field with an error. */
export function focusFirst(controls: ContactControls, errors: ContactErrors): void {
  const first = contactFields.find((name) => errors[name]);
  if (first) controls[first].focus();
}

/** Applies an initial value that changes later, unless the visitor has already changed the field. */
export function useLateInitial(form: RefObject<HTMLFormElement | null>, initial: Partial<ContactValues> = {}): void {
  const { recipient = '', subject = '', body = '' } = initial;
  const shown = useRef<ContactValues>({ recipient, subject, body });
  useEffect(() => {
    const next = { recipient, subject, body };
    const controls = form.current && controlsOf(form.current);
    for (const name of contactFields) {
      const control = controls?.[name];
      const isUntouched = control?.value === '' || control?.value === shown.current[name];
      if (control && isUntouched && next[name] !== shown.current[name]) control.value = next[name];
    }
    shown.current = next;
  }, [form, recipient, subject, body]);
}
