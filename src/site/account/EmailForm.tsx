import { useId, useState } from 'react';
import { changeEmail } from '../../data/account-endpoints.ts';
import { currentPasswordRule, signInRules } from '../../domain/form-rules.ts';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { useSend } from '../auth/use-send.ts';
import { useSubmitForm } from '../auth/use-submit-form.ts';
import { useSchool } from '../page.ts';
import type { AccountPartProps } from './ProfileForm.tsx';
import { AccountForm, Note, WriteToUs } from './parts.tsx';

/** The e-mail address of the account, and the form that changes it: the server mails a link to the new address. */
export function EmailForm({ account }: AccountPartProps) {
  const { accounts } = useSchool();
  return (
    <>
      <p>
        <bdi>{account.email}</bdi>
        {accounts === 'mails' && !account.emailConfirmed && ' (not confirmed yet)'}
      </p>
      {accounts === 'mails' ? (
        <SendsLink account={account} />
      ) : (
        <Note>
          To change it, write to us: <WriteToUs subject="My e-mail address" />
        </Note>
      )}
    </>
  );
}

function SendsLink({ account: { email, emailConfirmed } }: AccountPartProps) {
  const send = useSend();
  const [sentTo, setSentTo] = useState('');
  const rejectionId = useId();
  const form = useSubmitForm({
    // The current address is prefilled if it is unconfirmed, because the form can send its link again.
    defaults: { email: emailConfirmed ? '' : email, current: '' },
    fields: ['email', 'current'],
    onSend: (values) => {
      const to = values.email.trim();
      return send(changeEmail, { email: to, current: values.current }, () => {
        setSentTo(to);
        form.reset({ email: '', current: '' });
        return { kind: 'sent' };
      });
    },
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Note>We send a link to the address that you type here. It is yours once you have opened the link.</Note>
      <AccountForm label="E-mail address" form={form} rejectionId={rejectionId} button="Send the Link">
        <TextField
          label="E-mail address"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', { validate: (value) => signInRules.email(value, { email: value, password: '' }) })}
        />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.current?.message}
          {...register('current', { validate: currentPasswordRule })}
        />
      </AccountForm>
      <p role="status">
        {sentTo && (
          <>
            A link is on its way to <bdi>{sentTo}</bdi>. It works once, for an hour.
          </>
        )}
      </p>
    </>
  );
}
