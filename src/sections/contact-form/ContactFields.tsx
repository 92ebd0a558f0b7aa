import type { Ref, SyntheticEvent } from 'react';
import { type ContactLabels, contactLabels } from '../../domain/embed/labels/contact-form.ts';
import type { ContactValues } from '../../domain/entities.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextArea, TextField } from '../../ui/field/TextField.tsx';
import type { ContactErrors } from './form-values.ts';
import type { ContactOutcome } from './use-sending.ts';

type Name = keyof ContactValues;

interface ContactFieldsProps {
  ref: Ref<HTMLFormElement>;
  action?: string | undefined;
  initial?: Partial<ContactValues> | undefined;
  labels?: Partial<ContactLabels> | undefined;
  errors: ContactErrors;
  /** The field to focus when the page opens. */
  focused?: Name | undefined;
  busy: boolean;
  outcome: ContactOutcome | undefined;
  /** Called when the visitor uses the form, perhaps several times. */
  onUse: (form: HTMLFormElement) => unknown;
  onSubmit: (form: HTMLFormElement) => unknown;
}

/** The markup of the contact form. */
export function ContactFields({ ref, action, labels, busy, outcome, onUse, onSubmit, ...rest }: ContactFieldsProps) {
  const texts = { ...contactLabels, ...labels };
  const { initial, errors, focused } = rest;
  const field = (name: Name) => {
    const error = errors[name];
    return {
      name,
      required: true,
      defaultValue: initial?.[name],
      error: error && (texts.problems[error] ?? error),
      autoFocus: name === focused || undefined,
    };
  };
  const submit = (event: SyntheticEvent<HTMLFormElement | HTMLButtonElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const form = currentTarget instanceof HTMLButtonElement ? currentTarget.form : currentTarget;
    if (form) onSubmit(form);
  };
  return (
    <Form
      ref={ref}
      method="post"
      action={action}
      noValidate
      aria-busy={busy || undefined}
      onFocus={({ currentTarget }) => onUse(currentTarget)}
      onPointerDown={({ currentTarget }) => onUse(currentTarget)}
      onSubmit={submit}
    >
      <TextField
        {...field('recipient')}
        label={texts.recipient}
        hint={texts.recipientHint}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField {...field('subject')} label={texts.subject} maxLength={200} />
      <TextArea {...field('body')} label={texts.body} maxLength={5000} rows={6} />
      <Honeypot aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </Honeypot>
      <Foot>
        {/* `onClick`, because a sandboxed frame without `allow-forms` dispatches no submit event. */}
        <Button type="submit" busy={busy} onClick={submit}>
          {busy ? texts.sending : texts.send}
        </Button>
        {/* Without scripts, `action` ends with `#message-sent`: the browser scrolls to the confirmation. */}
        <Status
          id={outcome?.sent ? 'message-sent' : undefined}
          data-outcome={outcome && (outcome.sent ? 'sent' : 'refused')}
        >
          <span role="status" dir="auto">
            {!outcome?.announcedByToast && outcome?.message}
          </span>
          {outcome?.announcedByToast && <span dir="auto">{outcome.message}</span>}
        </Status>
      </Foot>
    </Form>
  );
}

const Form = styled('form')`
  position: relative;
  display: grid;
  gap: var(--space-4);
`;

const Foot = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
`;

const Status = styled('p')`
  flex: 1 1 12em;
  font-weight: 600;
  &[data-outcome='sent'] {
    color: var(--success);
  }
  &[data-outcome='refused'] {
    color: var(--danger);
  }
`;

const Honeypot = styled('p')`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
