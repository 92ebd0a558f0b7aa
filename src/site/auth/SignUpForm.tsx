import { useId } from 'react';
import { signUpRules, termsRule } from '../../domain/form-rules.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { AgreementField } from './AgreementField.tsx';
import { Actions, Form, NoResponse, Pair, Rejection, Swap } from './form-parts.tsx';
import { PhoneField } from './PhoneField.tsx';
import { type AuthFormProps, useAuthForm } from './use-auth-form.ts';

export function SignUpForm({ onSwap, ...rest }: AuthFormProps) {
  const form = useAuthForm(rest);
  const { register, submit, busy, noResponse, rejection, formState } = form;
  const { errors } = formState;
  const rejectionId = useId();
  return (
    <Form noValidate method="post" onSubmit={submit} aria-label="Create Account">
      <Pair>
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName', { validate: signUpRules.firstName })}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName', { validate: signUpRules.lastName })}
        />
      </Pair>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', { validate: signUpRules.email })}
      />
      <PhoneField form={form} />
      <Pair>
        <PasswordField
          label="Password"
          hint="8 characters or more, and none of the most guessed passwords."
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password', { validate: signUpRules.password, deps: 'cpassword' })}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={errors.cpassword?.message}
          {...register('cpassword', { validate: signUpRules.cpassword })}
        />
      </Pair>
      <div>
        <CheckboxField label="Remember Me" {...register('remember')} />
        <AgreementField error={errors.terms?.message} {...register('terms', { validate: termsRule })} />
      </div>
      <Actions>
        <NoResponse shown={noResponse} />
        <Rejection id={rejectionId} message={rejection} />
        <Button type="submit" busy={busy}>
          Create Account
        </Button>
        <Swap question="Already have an account?" onClick={onSwap}>
          Login
        </Swap>
      </Actions>
    </Form>
  );
}
