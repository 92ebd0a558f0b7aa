import { useEffect } from 'react';
import { type FieldPath, type UseFormRegisterReturn, useForm } from 'react-hook-form';
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
  /** What has been typed so far is read out of it. */
  form: HTMLFormElement;
  onControl: (control: Control) => void;
}

const empty: ContactValues = { recipient: '', subject: '', body: '' };
const names = Object.keys(empty) as FieldPath<ContactValues>[];

/** Renders nothing: it brings the rules to a form that is there already. Checked on submit and again on each change. */
export function ContactControl({ form, onControl }: ControlProps) {
  const { register, handleSubmit, setError, reset, formState } = useForm<ContactValues>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues: () => Promise.resolve(read(form)),
  });
  const { errors, isLoading } = formState;
  const shown = names.map((name) => errors[name]?.message ?? '').join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is all of `errors` that shows
  useEffect(() => {
    if (isLoading) return;
    onControl({
      register: (name) => register(name, { validate: contactRules[name] }),
      errors: Object.fromEntries(names.map((name) => [name, errors[name]?.message])),
      submit: (send) => void handleSubmit(send)(),
      refuse: (fields) => {
        for (const name of names) if (fields[name]) setError(name, { message: fields[name] }, { shouldFocus: true });
      },
      reset: () => reset(empty),
    });
  }, [shown, isLoading]);
  return null;
}

function read(form: HTMLFormElement): ContactValues {
  const values = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(values.get(name) ?? '')])) as unknown as ContactValues;
}
