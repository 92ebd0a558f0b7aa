import type { SessionState } from '../../domain/office/desk-contract.ts';
import { styled } from '../../style/styled.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogTitle } from '../../ui/dialog/DialogTitle.tsx';
import { useOffice, useProof } from '../api/OfficeProvider.tsx';
import { Stack } from '../parts/layout.ts';
import { SimpleForm } from '../parts/SimpleForm.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { readPasskey } from './passkey.ts';
import { SignInForm } from './SignInForm.tsx';

/** The dialogs of api/gate.ts: sign in again, or confirm with the password or a passkey. */
export function GateDialogs() {
  const { gate, session } = useOffice();
  const proof = useProof();
  const member = session?.staff;
  // Cancel if another member signs in: the waiting calls must not be repeated with another account.
  const signedIn = ({ staff }: SessionState) => (member && staff?.id !== member.id ? gate.cancel() : gate.answer(true));
  return (
    <>
      <Dialog open={proof === 'sign-in'} onClose={() => gate.answer(false)} labelledBy="sign-in-again">
        <DialogTitle id="sign-in-again">Your session has ended</DialogTitle>
        <Buttons $gap="4">
          <p>Please sign in again. Everything that you typed is still here.</p>
          <SignInForm email={member?.email ?? ''} onSignedIn={signedIn} />
        </Buttons>
      </Dialog>
      <Dialog open={proof === 'confirm'} onClose={() => gate.answer(false)} labelledBy="confirm">
        <DialogTitle id="confirm">Is it you?</DialogTitle>
        <Confirmation />
      </Dialog>
    </>
  );
}

function Confirmation() {
  const { call, gate } = useOffice();
  const byPassword = async (values: { password: string }) => {
    await call('session/confirm', values);
    gate.answer(true);
  };
  const byPasskey = async () => {
    const { options } = await call('session/passkey-options', {});
    await call('session/confirm-passkey', { response: await readPasskey(options) });
    gate.answer(true);
  };
  return (
    <Buttons $gap="4">
      <p>This concerns personal data or access, so please confirm. We ask again after five minutes.</p>
      <SimpleForm
        label="Confirm"
        fields={[{ name: 'password', label: 'Your password', type: 'password', autoComplete: 'current-password' }]}
        submit="Confirm"
        onSend={byPassword}
      />
      <PasskeyButton onUse={byPasskey}>Confirm with a passkey</PasskeyButton>
    </Buttons>
  );
}

const Buttons = styled(Stack)`
  & form [type='submit'] {
    flex: 1;
  }
`;
