import { createFormControl, type UseFormRegisterReturn } from 'react-hook-form';
import type { ContactValues } from '../../domain/entities.ts';
import { contactRules } from '../../domain/form-rules.ts';

/** What the form gets from react-hook-form once it is there. */
export interface ContactControl {
  /** The props that connect a field, the same at each render. */
  fields: Record<keyof ContactValues, UseFormRegisterReturn>;
  /** Checks everything that the form's fields hold, focuses the first error, or passes the values on. */
  submit: (form: HTMLFormElement, send: (values: ContactValues) => Promise<void>) => void;
  /** Shows the server's errors on single fields. */
  refuse: (fields: Partial<ContactValues>) => void;
  reset: () => void;
}

const empty: ContactValues = { recipient: '', subject: '', body: '' };
const names = Object.keys(empty) as (keyof ContactValues)[];

/**
 * Validates a form that is already in use: on submit, and after that on each change. It has no hooks, so that the classic
 * widget can load it from a file of its own, without a second copy of the renderer.
 *
 * @param refused errors of the server from before this code was loaded
 * @param onErrors called whenever the fields' errors have changed
 * @throws on pages that have replaced what react-hook-form is built on (prototype.js, MooTools, enumerable
 *   additions to `Object.prototype`); there the browser's own validation does
 */
export function createContactControl(
  refused: Partial<ContactValues> | undefined,
  onErrors: (errors: Partial<ContactValues>) => void,
): ContactControl {
  if (!hasNativeBuiltins()) throw new Error('The page has replaced what react-hook-form relies on.');
  const { register, handleSubmit, setError, setValue, getValues, reset, subscribe } = createFormControl<ContactValues>({
    mode: refused ? 'onChange' : 'onSubmit',
    // The library focuses the first error once more, by a timer that may come late: amid what is typed by then.
    shouldFocusError: false,
  });
  subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => onErrors(Object.fromEntries(names.map((name) => [name, errors[name]?.message]))),
  });
  const refuse = (fields: Partial<ContactValues>, shouldFocus: boolean) => {
    const against = names.filter((name) => fields[name]);
    for (const name of against)
      setError(name, { message: fields[name] }, { shouldFocus: shouldFocus && name === against[0] });
  };
  const field = (name: keyof ContactValues) => register(name, { validate: contactRules[name] });
  const control: ContactControl = {
    fields: { recipient: field('recipient'), subject: field('subject'), body: field('body') },
    submit(form, send) {
      // A password manager or a script may have set a value without an event.
      const typed = new FormData(form);
      for (const name of names) {
        const value = String(typed.get(name) ?? '');
        if (value !== (getValues(name) ?? '')) setValue(name, value);
      }
      void handleSubmit(send, (errors) => {
        const first = names.find((name) => errors[name]);
        if (first) errors[first]?.ref?.focus?.();
      })();
    },
    refuse: (fields) => refuse(fields, true),
    reset() {
      for (const name of names) setValue(name, '');
      reset(empty, { keepFieldsRef: true });
    },
  };
  if (refused) refuse(refused, false);
  return control;
}

/**
 * Some loops of react-hook-form also visit what a page has added to `Object.prototype`: with MooTools it recursed without
 * end. And it reduces lists, where prototype.js has put a `reduce` of its own.
 * https://github.com/react-hook-form/react-hook-form/issues/12730
 */
function hasNativeBuiltins(): boolean {
  for (const _ in {}) return false;
  const sum = (one: number, other: number) => one + other;
  return [1, 2].reduce(sum, 0) === 3 && sum.bind(null, 1)(2) === 3;
}
