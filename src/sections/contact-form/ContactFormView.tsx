import { type ComponentType, type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { ContactMessage } from '../../domain/entities.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import type { Control, ControlProps } from './ContactControl.tsx';
import { type ContactLabels, contactLabels } from './labels.ts';

export type ContactValues = Omit<ContactMessage, 'partner'>;

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
  /** Sends; never rejects. `undefined` means that somebody else took the message over. */
  onSend: (values: ContactValues) => Promise<ContactOutcome | undefined>;
  /** Where the form posts to without scripts. */
  action?: string;
  /** Its own words, where they shall be others. */
  labels?: Partial<ContactLabels>;
}

/** How long a message waits for the library that checks it, in ms. */
const patience = 5_000;

/**
 * Recipient, subject, message. The fields are there at once; the library that checks them comes when one of them is touched,
 * and takes over what has been typed by then.
 */
export function ContactFormView({ initial, outcome: first, onSend, action, labels }: ContactFormViewProps) {
  const words = { ...contactLabels, ...labels };
  const form = useRef<HTMLFormElement>(null);
  const [Checked, setChecked] = useState<ComponentType<ControlProps>>();
  const [control, setControl] = useState<Control>();
  const [unchecked, setUnchecked] = useState(false);
  const [outcome, setOutcome] = useState(first);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const waiting = useRef(false);
  const again = useRef(() => {});
  const refused = first?.sent === false ? first.fields : undefined;

  const touch = useCallback(() => {
    import('./ContactControl.tsx').then(
      ({ ContactControl }) => setChecked(() => ContactControl),
      // Without the library the browser's own checks have to do.
      () => setUnchecked(true),
    );
  }, []);

  const send = async (values: ContactValues) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setOutcome(undefined);
    const result = await onSend(values);
    sending.current = false;
    setBusy(false);
    setOutcome(result);
    if (result?.sent) control ? control.reset() : form.current?.reset();
    else if (result?.fields) control?.refuse(result.fields);
  };

  const trySending = () => {
    waiting.current = false;
    if (control) control.submit(send);
    else if (unchecked) {
      if (form.current?.reportValidity()) void send(typed(form.current));
    } else {
      waiting.current = true;
      setBusy(true);
      touch();
      // On a line that stalls, too, the browser's own checks have to do.
      setTimeout(() => setUnchecked(true), patience);
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
    const problem = control?.errors[name] ?? (first && !first.sent && !control ? first.fields?.[name] : undefined);
    return {
      name,
      required: true,
      defaultValue: initial?.[name],
      error: problem && (words.problems[problem] ?? problem),
      ...control?.register(name),
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
      onFocus={Checked ? undefined : touch}
      onPointerEnter={Checked ? undefined : touch}
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
      {/* A field that no person sees: who fills it in is a machine. */}
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
      {Checked && <Checked refused={refused} onControl={setControl} />}
    </Form>
  );
}

function typed(form: HTMLFormElement): ContactValues {
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
