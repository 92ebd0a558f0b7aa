import { type RefObject, useEffect, useRef } from 'react';
import type { ContactValues } from '../../domain/entities.ts';

/** The fields, in the order of the form. */
export const contactFields = ['recipient', 'subject', 'body'] as const satisfies (keyof ContactValues)[];

export const emptyValues: ContactValues = { recipient: '', subject: '', body: '' };

/** Reads the controls themselves: a password manager or a script may have set a value without an event. */
export function readValues(form: HTMLFormElement): ContactValues {
  const values = new FormData(form);
  const text = (name: keyof ContactValues) => String(values.get(name) ?? '');
  return { recipient: text('recipient'), subject: text('subject'), body: text('body') };
}

export function writeValue(form: HTMLFormElement, name: keyof ContactValues, value: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value;
}

/** Shows an initial value that changes later, unless the visitor has already changed the field. */
export function useLateInitial(form: RefObject<HTMLFormElement | null>, initial: Partial<ContactValues> = {}): void {
  const { recipient = '', subject = '', body = '' } = initial;
  const shown = useRef<ContactValues>({ recipient, subject, body });
  useEffect(() => {
    const next = { recipient, subject, body };
    for (const name of contactFields) {
      const value = form.current && readValues(form.current)[name];
      const isUntouched = value === '' || value === shown.current[name];
      if (form.current && isUntouched && next[name] !== shown.current[name]) writeValue(form.current, name, next[name]);
    }
    shown.current = next;
  }, [form, recipient, subject, body]);
}
