import { useId } from 'react';
import { signInRules } from '../../domain/form-rules.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { carryEmail } from '../account/forgotten.ts';
import { useSchool } from '../page.ts';
import { AgreementField } from './AgreementField.tsx';
import { Actions, Form, NoResponse, Rejection, SpaceBetween, Swap } from './form-parts.tsx';
import { type AuthFormProps, useAuthForm } from './use-auth-form.ts';

export function SignInForm({ onSwap, ...rest }: AuthFormProps) {
  const { register, getValues, submit, busy, noResponse, rejection, formState } = useAuthForm(rest);
  const { errors } = formState;
  const rejectionId = useId();
  const errorId = rejection ? rejectionId : undefined;
  return (
    <Form noValidate method="post" onSubmit={submit} aria-label="Sign In">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        errorId={errorId}
        {...register('email', { validate: signInRules.email })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        errorId={errorId}
        {...register('password', { validate: signInRules.password })}
      />
      <SpaceBetween>
        <CheckboxField label="Remember Me" {...register('remember')} />
        <ForgotPassword onLeave={() => carryEmail(getValues('email').trim())} />
      </SpaceBetween>
      <AgreementField {...register('terms')} />
      <Actions>
        <NoResponse shown={noResponse} />
        <Rejection id={rejectionId} message={rejection} />
        <Button type="submit" busy={busy}>
          Sign In
        </Button>
        <Swap question="New here?" onClick={onSwap}>
          Sign Up
        </Swap>
      </Actions>
    </Form>
  );
}

/** A link to the form for a forgotten password; to the support address if this server sends no mails. */
function ForgotPassword({ onLeave }: { onLeave: () => void }) {
  const { supportEmail, accounts } = useSchool();
  const isMailed = accounts === 'mails';
  const href = `mailto:${supportEmail}?subject=${encodeURIComponent('I forgot my password')}`;
  return (
    <Link href={isMailed ? '/forgot-password' : href} onClick={onLeave}>
      <span>Forgot Password</span>
      <small>{isMailed ? 'sends you a link' : 'writes an e-mail to our support'}</small>
    </Link>
  );
}
