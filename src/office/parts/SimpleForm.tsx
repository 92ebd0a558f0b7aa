import { useEffect, useId, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { useAction } from '../api/use-action.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

export interface SimpleField<Name extends string> {
  name: Name;
  label: string;
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'password' | 'choice';
  autoComplete?: string;
  hint?: string;
  required?: true;
  choices?: readonly { id: string; title: string }[];
}

export const newPassword = {
  type: 'password',
  autoComplete: 'new-password',
  hint: 'At least 8 characters. Several words are easy to remember.',
} as const;

export interface SimpleFormProps<Name extends string> {
  /** The accessible name. */
  label: string;
  /** The fields, in order. */
  fields: readonly SimpleField<Name>[];
  /** The stored values. New ones replace the values of fields without unsaved input. */
  values?: Partial<Record<Name, string>>;
  /** The label of the button. */
  submit: string;
  /** Sends the values. Errors are shown at the fields and above the form. */
  onSend: (values: Record<Name, string>) => Promise<unknown>;
  /** The text of a toast after a success. */
  done?: string;
  /** Empties the form after a success. */
  clears?: true;
}

/** A form with a few fields. The server validates them. */
export function SimpleForm<Name extends string>(props: SimpleFormProps<Name>) {
  const { label, fields, values, submit, onSend, done, clears } = props;
  const prefix = useId();
  const empty = Object.fromEntries(fields.map(({ name }) => [name, values?.[name] ?? '']));
  const form = useForm<Record<string, string>>({ defaultValues: empty });
  const { register, handleSubmit } = form;
  const { settle } = useStoredValues(form, empty);
  const { busy, failure, run } = useAction(true);
  const attempts = useRef(0);
  const send = handleSubmit(async (typed) => {
    attempts.current += 1;
    if (await run(() => onSend(typed as Record<Name, string>), done)) settle(typed, clears);
  });
  const idOf = (name: string) => `${prefix}-${name}`;
  const problems = fields.flatMap(({ name, label }) => {
    const message = failure?.errors[name];
    return message ? [{ id: idOf(name), label, message }] : [];
  });
  return (
    <Form noValidate aria-label={label} onSubmit={(event) => void send(event)}>
      {failure && <ErrorSummary key={attempts.current} message={failure.message} problems={problems} />}
      {fields.map((field) => (
        <Control
          key={field.name}
          {...field}
          id={idOf(field.name)}
          error={failure?.errors[field.name]}
          register={register}
        />
      ))}
      <Buttons>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
      </Buttons>
    </Form>
  );
}

/**
 * Updates fields without unsaved input when the stored values change. Not the option `values` of useForm, whose
 * `keepDirtyValues` also keeps input that was just saved.
 */
function useStoredValues(form: UseFormReturn<Record<string, string>>, stored: Record<string, string>) {
  const { getValues, setValue, reset } = form;
  const latest = useRef(stored);
  /** Updates the fields whose values still equal those of `from`. */
  const replace = (from: Record<string, string>) => {
    for (const [name, value] of Object.entries(latest.current)) {
      if (getValues(name) === from[name]) setValue(name, value);
    }
  };
  /** The stored values at the last update or save. Fields that differ from them have unsaved input. */
  const base = useRef(stored);
  useEffect(() => {
    if (JSON.stringify(latest.current) === JSON.stringify(stored)) return;
    latest.current = stored;
    replace(base.current);
    base.current = stored;
  });
  return {
    /** Marks the sent values as saved. Call it after a successful save; `stored` may already contain newer values. */
    settle(sent: Record<string, string>, clears: true | undefined) {
      if (clears) return reset(latest.current);
      const isNewer = JSON.stringify(base.current) !== JSON.stringify(stored);
      if (isNewer) replace(sent);
      else base.current = sent;
    },
  };
}

interface ControlProps extends SimpleField<string> {
  id: string;
  error: string | undefined;
  register: ReturnType<typeof useForm<Record<string, string>>>['register'];
}

function Control({ name, type = 'text', choices = [], register, ...rest }: ControlProps) {
  if (type === 'choice') {
    return (
      <SelectField {...rest} {...register(name)}>
        {choices.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
    );
  }
  if (type === 'password') return <PasswordField {...rest} {...register(name)} />;
  return <TextField {...rest} type={type} {...register(name)} />;
}

const Form = styled('form')`
  display: grid;
  gap: var(--space-4);
  max-inline-size: 30em;
`;

const Buttons = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
