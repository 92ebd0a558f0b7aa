import { useEffect, useState } from 'react';
import { type FieldErrors, type FieldPath, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { contactRules } from '../../domain/form-rules.ts';
import type { ContactValues } from './ContactFormView.tsx';

/** What the form gets from react-hook-form once it is there. */
export interface Control {
  register: (name: keyof ContactValues) => UseFormRegisterReturn;
  /** What is wrong with each answer, in words. */
  errors: Partial<ContactValues>;
  /** Checks everything, shows the first error the focus, or hands the values on. */
  submit: (send: (values: ContactValues) => Promise<void>) => void;
  /** Shows what the server had against single answers. */
  refuse: (fields: Partial<ContactValues>) => void;
  reset: () => void;
}

export interface ControlProps {
  /** What the server had against single answers before it came. */
  refused?: Partial<ContactValues>;
  onControl: (control: Control) => void;
}

const empty: ContactValues = { recipient: '', subject: '', body: '' };
const names = Object.keys(empty) as FieldPath<ContactValues>[];

/** Renders nothing: it brings the rules to a form that is there already. Checked on submit and again on each change. */
export function ContactControl({ refused, onControl }: ControlProps) {
  const [before] = useState(() => refused && asErrors(refused));
  const { register, handleSubmit, setError, getValues, setValue, reset, formState } = useForm<ContactValues>({
    mode: before ? 'onChange' : 'onSubmit',
    errors: before,
    defaultValues: empty,
  });
  const { errors } = formState;
  const shown = names.map((name) => errors[name]?.message ?? '').join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is all of `errors` that shows
  useEffect(() => {
    onControl({
      register: (name) => {
        const { ref, ...rest } = register(name, { validate: contactRules[name] });
        return {
          ...rest,
          ref: (field: HTMLInputElement | null) => {
            // react-hook-form would write its default values over what has been typed meanwhile.
            if (field && field.value !== getValues(name)) setValue(name, field.value);
            ref(field);
          },
        };
      },
      errors: Object.fromEntries(names.map((name) => [name, errors[name]?.message])),
      submit: (send) => void handleSubmit(send)(),
      refuse: (fields) => {
        const against = names.filter((name) => fields[name]);
        for (const name of against) setError(name, { message: fields[name] }, { shouldFocus: name === against[0] });
      },
      reset: () => {
        for (const name of names) setValue(name, '');
        reset(empty);
      },
    });
  }, [shown]);
  return null;
}

const asErrors = (fields: Partial<ContactValues>): FieldErrors<ContactValues> =>
  Object.fromEntries(
    names.flatMap((name) => (fields[name] ? [[name, { type: 'server', message: fields[name] }]] : [])),
  );
