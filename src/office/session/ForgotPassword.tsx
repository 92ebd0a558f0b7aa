import { useState } from 'react';
import { styled } from '../../style/styled.ts';
import { useOffice } from '../api/OfficeProvider.tsx';
import { Muted } from '../parts/layout.ts';
import { Notice } from '../parts/Notice.tsx';
import { SimpleForm } from '../parts/SimpleForm.tsx';

/** A form that requests a mail with a password link; without a mail server, a text that says who can help. */
export function ForgotPassword() {
  const { call, session } = useOffice();
  const [sentTo, setSentTo] = useState('');
  if (!session?.sendsMail) {
    return (
      <Muted>
        Forgot your password? An owner of the school can invite you again. On the server,{' '}
        <code>npm run office -- staff link EMAIL</code> prints a link.
      </Muted>
    );
  }
  if (sentTo !== '') {
    return (
      <Notice tone="good" role="status">
        <p>
          If <bdi>{sentTo}</bdi> belongs to a member of staff, a link is on its way. Look into the spam, too.
        </p>
      </Notice>
    );
  }
  return (
    <Forgot>
      <summary>Forgot your password?</summary>
      <SimpleForm
        label="A link for a new password"
        fields={[{ name: 'email', label: 'Your e-mail', type: 'email', autoComplete: 'username', required: true }]}
        submit="Send me a link"
        onSend={async ({ email }) => {
          await call('session/forgot-password', { email });
          setSentTo(email);
        }}
      />
    </Forgot>
  );
}

const Forgot = styled('details')`
  & > summary {
    min-block-size: 44px;
    padding-block: var(--space-2);
    color: var(--accent);
    font-weight: 600;
  }
`;
