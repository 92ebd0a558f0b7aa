import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { breakableAddress } from '../../ui/link/breakable-address.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Actions, Form, NoResponse, Rejection } from '../auth/form-parts.tsx';
import type { SubmitForm } from '../auth/use-submit-form.ts';
import { useSchool } from '../page.ts';

export const Column = styled('div')`
  display: grid;
  gap: var(--space-5);
  max-inline-size: 640px;
`;

export interface TopicProps {
  /** The id of the heading. */
  id: string;
  title: string;
  children: ReactNode;
}

export function Topic({ id, title, children }: TopicProps) {
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}

export const Card = styled('section')`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
  padding: clamp(var(--space-4), 4vw, var(--space-5));
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  background: var(--surface);
  & > h2 {
    font-size: var(--text-xl);
  }
  & p {
    max-inline-size: 60ch;
    overflow-wrap: anywhere;
  }
`;

export const Note = styled('p')`
  color: var(--muted);
  font-size: var(--text-sm);
`;

export interface AccountFormProps {
  /** The accessible name. */
  label: string;
  /** The state of `useSubmitForm`. */
  form: Pick<SubmitForm<FieldValues>, 'submit' | 'busy' | 'noResponse' | 'rejection'>;
  /** The id of the server's message, which the fields may reference. */
  rejectionId: string;
  /** The label of the button. */
  button: string;
  /** The URL to which the form posts without scripts. */
  action?: string;
  /** Whether the button deletes something. */
  isDangerous?: boolean;
  children: ReactNode;
}

/** A form with its fields, status and button. */
export function AccountForm({ label, form, rejectionId, button, action, isDangerous, children }: AccountFormProps) {
  return (
    <Form noValidate method="post" action={action} onSubmit={form.submit} aria-label={label}>
      {children}
      <Actions>
        <NoResponse shown={form.noResponse} />
        <Rejection id={rejectionId} message={form.rejection} />
        <Start>
          <Button type="submit" busy={form.busy} variant={isDangerous ? 'outlined' : 'filled'}>
            {button}
          </Button>
        </Start>
      </Actions>
    </Form>
  );
}

const Start = styled('div')`
  text-align: start;
`;

export function WriteToUs({ subject }: { subject: string }) {
  const { supportEmail } = useSchool();
  return (
    <Link href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`}>{breakableAddress(supportEmail)}</Link>
  );
}
