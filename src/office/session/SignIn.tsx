import { ForgotPassword } from './ForgotPassword.tsx';
import { SignInForm } from './SignInForm.tsx';
import { Welcome } from './Welcome.tsx';

/** The screen for visitors without a session. */
export const SignIn = () => (
  <Welcome title="Sign in to the office">
    <SignInForm />
    <ForgotPassword />
  </Welcome>
);
