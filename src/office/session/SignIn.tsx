import { Muted } from '../parts/layout.ts';
import { SignInForm } from './SignInForm.tsx';
import { Welcome } from './Welcome.tsx';

/** The screen without a session. */
export const SignIn = () => (
  <Welcome title="Sign in to the office">
    <SignInForm />
    <Muted>Forgot your password? An owner of the school can invite you again.</Muted>
  </Welcome>
);
