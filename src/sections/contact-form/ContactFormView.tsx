import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type ContactLabels, contactLabels } from '../../domain/embed/labels/contact-form.ts';
import type { ContactValues } from '../../domain/entities.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextArea, TextField } from '../../ui/field/TextField.tsx';
import type { ContactControl } from './contact-control.ts';
import { loadContactControl } from './load-contact-control.ts';

/** What became of a message. `fields` says what the server had against single answers. */
export type ContactOutcome = {
  message: string;
  /** The message has been told by a toast: it shows below the form, and is not announced a second time. */
  told?: boolean;
} & ({ sent: true } | { sent: false; fields?: Partial<ContactValues> });

export interface ContactFormViewProps {
  /** What stands in the fields at first. */
  initial?: Partial<ContactValues>;
  /** What became of the message that was sent without scripts. */
  outcome?: ContactOutcome;
  /** Sends; never rejects. `undefined` means that the host page handles the message. */
  onSend: (values: ContactValues) => Promise<ContactOutcome | undefined>;
  /** Where the form posts to without scripts. */
  action?: string;
  /** Replaces some of its labels. */
  labels?: Partial<ContactLabels>;
}

const fieldNames = ['recipient', 'subject', 'body'] as const;

/** How long a message waits for the library that checks it, in ms. */
const libraryTimeoutMs = 5_000;

/**
 * Recipient, subject, message. The fields are there at once; the library that checks them comes when one of them is touched,
 * and reads what has been typed by then.
 */
export function ContactFormView({ initial, outcome: first, onSend, action, labels }: ContactFormViewProps) {
  const words = { ...contactLabels, ...labels };
  const form = useRef<HTMLFormElement>(null);
  const [control, setControl] = useState<ContactControl>();
  const [errors, setErrors] = useState<Partial<ContactValues>>();
  const [unchecked, setUnchecked] = useState(false);
  const [outcome, setOutcome] = useState(first);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const waiting = useRef(false);
  const again = useRef(() => {});
  const refused = first?.sent === false ? first.fields : undefined;

  const touched = useRef(false);
  const touch = useCallback(() => {
    if (touched.current) return;
    touched.current = true;
    loadContactControl()
      .then(({ createContactControl }) => setControl(createContactControl(refused, setErrors)))
      // Without the library the browser's own checks have to do.
      .catch(() => setUnchecked(true));
  }, [refused]);

  // An initial value that changes later shows unless the visitor has typed something else by then.
  const injected = useRef(initial);
  const { recipient, subject, body } = initial ?? {};
  useEffect(() => {
    const next: Partial<ContactValues> = { recipient, subject, body };
    for (const input of form.current?.querySelectorAll<HTMLInputElement>('[required]') ?? []) {
      const name = input.name as keyof ContactValues;
      const before = injected.current?.[name] ?? '';
      if (next[name] !== injected.current?.[name] && input.value === before) input.value = next[name] ?? '';
    }
    injected.current = next;
  }, [recipient, subject, body]);

  const send = async (values: ContactValues) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setOutcome(undefined);
    const result = await onSend(values);
    sending.current = false;
    setBusy(false);
    setOutcome(result);
    if (result?.sent) {
      injected.current = {};
      control ? control.reset() : form.current?.reset();
    } else if (result?.fields) control?.refuse(result.fields);
  };

  const trySending = () => {
    waiting.current = false;
    if (!form.current) return;
    if (control) control.submit(form.current, send);
    else if (unchecked) {
      if (form.current.reportValidity()) void send(valuesOf(form.current));
    } else {
      waiting.current = true;
      setBusy(true);
      touch();
      // On a line that stalls, too, the browser's own checks have to do.
      setTimeout(() => setUnchecked(true), libraryTimeoutMs);
    }
  };
  // Of a form in a frame that may run scripts, but send no forms, nothing is heard but the click.
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    trySending();
  };

  // Sent before the library was there: now it is, or will never be.
  again.current = trySending;
  useEffect(() => {
    if (!waiting.current || !(control || unchecked)) return;
    setBusy(false);
    again.current();
  }, [control, unchecked]);

  const field = (name: keyof ContactValues) => {
    const problem = (errors ?? refused)?.[name];
    return {
      name,
      required: true,
      defaultValue: initial?.[name],
      error: problem && (words.problems[problem] ?? problem),
      // The page that answers a form sent without scripts: nothing else could lead to the first wrong field.
      autoFocus: (!control && refused && name === fieldNames.find((one) => refused[one])) || undefined,
      ...control?.fields[name],
    };
  };
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      noValidate={!unchecked}
      aria-busy={busy || undefined}
      onSubmit={submit}
      onFocus={touch}
      onPointerEnter={touch}
    >
      <TextField
        {...field('recipient')}
        label={words.recipient}
        hint={words.recipientHint}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField {...field('subject')} label={words.subject} maxLength={200} />
      <TextArea {...field('body')} label={words.body} maxLength={5000} rows={6} />
      {/* A field that no person sees: only a machine fills it in. */}
      <Trap aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </Trap>
      <Foot>
        <Button type="submit" busy={busy} onClick={submit}>
          {busy ? words.sending : words.send}
        </Button>
        <Status data-outcome={outcome && (outcome.sent ? 'sent' : 'refused')}>
          <span role="status">{!outcome?.told && outcome?.message}</span>
          {outcome?.told && <span>{outcome.message}</span>}
        </Status>
      </Foot>
    </Form>
  );
}

function valuesOf(form: HTMLFormElement): ContactValues {
  const values = new FormData(form);
  const text = (name: string) => String(values.get(name) ?? '');
  return { recipient: text('recipient'), subject: text('subject'), body: text('body') };
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

const Trap = styled('p')`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
