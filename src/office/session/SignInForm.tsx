import type { SessionState } from '../../domain/office/desk-contract.ts';
import { useOffice } from '../api/OfficeProvider.tsx';
import { Stack } from '../parts/layout.ts';
import { SimpleForm } from '../parts/SimpleForm.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { readPasskey } from './passkey.ts';

export interface SignInFormProps {
  /** @default '' */
  email?: string;
  /** Called after the session has begun. */
  onSignedIn?: (session: SessionState) => void;
}

/** Signs in with a password or a passkey. */
export function SignInForm({ email = '', onSignedIn }: SignInFormProps) {
  const { call, setSession } = useOffice();
  const begin = (session: SessionState) => {
    onSignedIn?.(session);
    setSession(session);
  };
  const byPassword = async (values: { email: string; password: string }) =>
    begin(await call('session/sign-in', values));
  const byPasskey = async () => {
    const { options } = await call('session/passkey-options', {});
    begin(await call('session/passkey-sign-in', { response: await readPasskey(options) }));
  };
  return (
    <Stack $gap="4">
      <SimpleForm
        label="Sign in"
        fields={[
          { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'username' },
          { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
        ]}
        values={{ email }}
        submit="Sign in"
        onSend={byPassword}
      />
      <PasskeyButton onUse={byPasskey}>Sign in with a passkey</PasskeyButton>
    </Stack>
  );
}
