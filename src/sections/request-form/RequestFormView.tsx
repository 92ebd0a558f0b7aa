import { type RefObject, useEffect, useRef, useState } from 'react';
import type { RequestRejection, RequestValues, StartSeats } from '../../domain/requests/request-form.ts';
import { card } from '../../style/card-mixins.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { missingFields, randomText, readForm } from './form-values.ts';
import { RequestFields } from './RequestFields.tsx';

/** The result of sending the form: the page of the request opens, there is no connection, or the school rejects it. */
export type RequestOutcome = 'sent' | 'offline' | RequestRejection;

export interface RequestFormViewProps {
  /** The days on which the course starts, with their seats. A course without dates has one entry without a day. */
  starts: readonly StartSeats[];
  /** The amount with its currency, such as "Rs 4,500 a month". */
  fee?: string;
  /** The initial values of the fields. */
  initial?: RequestValues;
  /** The rejection of the form that was posted without scripts. */
  rejection?: RequestRejection;
  /** The URL that the form posts to without scripts. */
  action?: string;
  /** Sends the form; never rejects. Without it, the browser posts the form. */
  onSend?: (values: RequestValues & { website?: string }) => Promise<RequestOutcome>;
  /** Whether the form could not be sent and is stored on this device. */
  isKept?: boolean;
}

/** A form that requests a seat: start, parent, phone, child. It works without scripts and never loses typed values. */
export function RequestFormView(props: RequestFormViewProps) {
  const { starts, fee, initial = {}, action, onSend } = props;
  const form = useRef<HTMLFormElement>(null);
  const { errors, status, isOffline, busy, send } = useSending(props);
  useFocusOnError(form, errors);
  useLateValues(form, initial);
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      noValidate
      aria-label="Ask for a seat"
      aria-busy={busy || undefined}
      onSubmit={(event) => {
        if (!onSend) return;
        event.preventDefault();
        void send(event.currentTarget, onSend);
      }}
    >
      {fee && (
        <p>
          Fee: <strong dir="auto">{fee}</strong>
        </p>
      )}
      <RequestFields starts={starts} initial={initial} errors={errors} />
      <Honeypot aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </Honeypot>
      <Foot>
        <Button type="submit" busy={busy}>
          {busy ? 'Sending…' : isOffline ? 'Send again' : 'Send My Request'}
        </Button>
        <Status data-tone={isOffline ? 'kept' : 'refused'} role="status" dir="auto">
          {status}
        </Status>
      </Foot>
    </Form>
  );
}

/** Returns the result of the last attempt, and a function that validates and sends the form. */
function useSending({ starts, initial = {}, rejection, isKept }: RequestFormViewProps) {
  const [errors, setErrors] = useState(rejection?.fields ?? {});
  const [status, setStatus] = useState(rejection?.message ?? (isKept ? keptText : ''));
  const [isOffline, setOffline] = useState(Boolean(isKept));
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const attempt = useRef('');
  const refuse = ({ message, fields }: RequestRejection) => {
    setErrors(fields);
    setStatus(message);
    setOffline(false);
  };
  const send = async (element: HTMLFormElement, sendForm: NonNullable<RequestFormViewProps['onSend']>) => {
    if (isRunning.current) return;
    const values = readForm(element);
    const missing = missingFields(values, starts);
    if (missing) return refuse(missing);
    isRunning.current = true;
    setBusy(true);
    setStatus('');
    // Created in the browser, because a cache sends the same HTML to many visitors.
    attempt.current ||= initial.attempt || randomText();
    const outcome = await sendForm({ ...values, attempt: attempt.current });
    // The browser now opens the page of the request. Until then, the button stays busy.
    if (outcome === 'sent') return;
    isRunning.current = false;
    setBusy(false);
    if (outcome !== 'offline') return refuse(outcome);
    setErrors({});
    setOffline(true);
    setStatus(keptText);
  };
  return { errors, status, isOffline, busy, send };
}

type FormRef = RefObject<HTMLFormElement | null>;

/** Focuses the first invalid field after the errors have changed. */
function useFocusOnError(form: FormRef, errors: RequestRejection['fields']) {
  const shownErrors = useRef(errors);
  // In an effect: the question about the age is rendered only together with its error.
  useEffect(() => {
    if (errors === shownErrors.current) return;
    shownErrors.current = errors;
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, errors]);
}

/** Fills in values from the account, which may arrive after the form. They do not replace typed values. */
function useLateValues(form: FormRef, { name, phone, email }: RequestValues) {
  useEffect(() => {
    for (const [field, value] of Object.entries({ name, phone, email })) {
      const input = form.current?.elements.namedItem(field);
      if (value && input instanceof HTMLInputElement && input.value === '') input.value = value;
    }
  }, [form, name, phone, email]);
}

const keptText = 'There is no connection. Your request is kept on this device: send it again when you are online.';

const Form = styled('form')`
  ${card('lg')}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: clamp(20px, 4vw, 32px);
`;

const Foot = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
`;

const Status = styled('p')`
  flex: 1 1 14em;
  font-weight: 600;
  color: var(--danger);
  &[data-tone='kept'] {
    color: var(--text);
  }
`;

const Honeypot = styled('p')`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
