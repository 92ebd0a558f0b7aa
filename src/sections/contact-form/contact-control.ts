import { createFormControl, type FieldErrors } from 'react-hook-form';
import type { ContactValues } from '../../domain/entities.ts';
import type { Rules } from '../../domain/form-rules.ts';
import type { ContactChecks, ContactControls, ContactErrors } from './form-values.ts';

interface ContactControlOptions {
  controls: ContactControls;
  rules: Rules<ContactValues>;
  /** The errors of a message that was posted without scripts. */
  posted: ContactErrors | undefined;
  onErrors: (errors: ContactErrors) => void;
}

/**
 * Validates the form with react-hook-form: on Send, and then on each change.
 *
 * This module loads late, so it registers controls that are already rendered. It imports only the library: a module
 * shared with the form would be another file to load before the form.
 */
export function contactControl({ controls, rules, posted = {}, onErrors }: ContactControlOptions): ContactChecks {
  const names = Object.keys(controls) as (keyof ContactValues)[];
  const { register, handleSubmit, setError, setValue, reset, subscribe } = createFormControl<ContactValues>({
    mode: names.some((name) => posted[name]) ? 'onChange' : 'onSubmit',
    // react-hook-form focuses the first error in a timer, when the visitor may already be typing.
    shouldFocusError: false,
  });
  const messagesOf = (errors: FieldErrors<ContactValues> = {}): ContactErrors =>
    Object.fromEntries(names.flatMap((name) => (errors[name] ? [[name, errors[name].message]] : [])));
  const show = (errors: ContactErrors) => {
    for (const name of names) {
      const message = errors[name];
      if (message) setError(name, { type: 'server', message });
    }
  };

  subscribe({ formState: { errors: true }, callback: ({ errors }) => onErrors(messagesOf(errors)) });
  show(posted);
  for (const name of names) {
    const control = controls[name];
    const { ref, onChange } = register(name, { validate: rules[name] });
    const change = () => onChange({ target: control, type: 'change' });
    ref(control);
    // Listen to both, because password managers may dispatch only one.
    for (const type of ['input', 'change']) control.addEventListener(type, change);
    if (control.value !== control.defaultValue) change();
  }

  return {
    async validate(values) {
      let found: ContactErrors | undefined;
      for (const name of names) setValue(name, values[name]);
      await handleSubmit(
        () => {},
        (errors) => {
          found = messagesOf(errors);
        },
      )();
      return found;
    },
    show,
    reset() {
      const empty: ContactValues = { recipient: '', subject: '', body: '' };
      for (const name of names) setValue(name, '');
      reset(empty, { keepFieldsRef: true });
    },
  };
}
