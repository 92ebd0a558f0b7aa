import { useContext, useId, useState } from 'react';
import { eraseAccount, readData, signOutEverywhere } from '../../data/account-endpoints.ts';
import { takesRequests } from '../../domain/enrol.ts';
import { currentPasswordRule } from '../../domain/form-rules.ts';
import { Button } from '../../ui/button/Button.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { LinkContext } from '../../ui/link/Link.tsx';
import { useToast } from '../../ui/toast/toasts.ts';
import { NoResponse } from '../auth/form-parts.tsx';
import { useSend } from '../auth/use-send.ts';
import { type Outcome, useSubmitForm } from '../auth/use-submit-form.ts';
import { useSchool } from '../page.ts';
import { useSession } from '../session/SessionProvider.tsx';
import type { AccountPartProps } from './ProfileForm.tsx';
import { AccountForm, Note } from './parts.tsx';

/**
 * Returns a function that signs out in this browser, after the server has ended the session, and opens the home page.
 */
function useLeave() {
  const { signOut } = useSession();
  const { navigate } = useContext(LinkContext);
  return () => {
    signOut();
    navigate?.('/');
  };
}

interface CommandButtonProps {
  label: string;
  onSend: () => Promise<Outcome>;
}

function CommandButton({ label, onSend }: CommandButtonProps) {
  const [busy, setBusy] = useState(false);
  const [noResponse, setNoResponse] = useState(false);
  const press = async () => {
    setBusy(true);
    setNoResponse((await onSend()).kind === 'no-response');
    setBusy(false);
  };
  return (
    <div>
      <Button variant="outlined" busy={busy} onClick={() => void press()}>
        {label}
      </Button>
      <NoResponse shown={noResponse} />
    </div>
  );
}

/** Ends all sessions of the account. */
export function DevicesTopic() {
  const send = useSend();
  const toast = useToast();
  const leave = useLeave();
  const onSend = () =>
    send(signOutEverywhere, {}, () => {
      toast.success('You are signed out on all devices');
      leave();
      return { kind: 'sent' };
    });
  return (
    <>
      <Note>
        Have you lost a phone, or signed in on somebody else’s computer? This ends every session, also this one.
      </Note>
      <CommandButton label="Sign Out Everywhere" onSend={onSend} />
    </>
  );
}

/** Downloads everything that is stored about the account. */
export function DataTopic({ account }: AccountPartProps) {
  const send = useSend();
  const onSend = () =>
    send(readData, {}, (file) => {
      download(file);
      return { kind: 'sent' };
    });
  return (
    <>
      <Note>
        A file (JSON) with everything that we store about you.
        {!account.emailConfirmed && ' Your messages to us are in it once your e-mail address is confirmed.'}
      </Note>
      <CommandButton label="Download My Data" onSend={onSend} />
    </>
  );
}

function download(file: string): void {
  const url = URL.createObjectURL(new Blob([file], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'my-data.json' });
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const alsoRequests = ', also your messages to us and your requests for a seat: an enrolment with your address ends';

/** The form that deletes the account. It requires the password, because this cannot be undone. */
export function EraseTopic({ account }: AccountPartProps) {
  const send = useSend();
  const toast = useToast();
  const leave = useLeave();
  const rejectionId = useId();
  const form = useSubmitForm({
    defaults: { current: '' },
    fields: ['current'],
    onSend: (values) =>
      send(eraseAccount, values, () => {
        toast.success('Your account is erased');
        leave();
        return { kind: 'sent' };
      }),
  });
  const { register, formState } = form;
  const hasRequests = takesRequests(useSchool());
  return (
    <>
      <Note>
        This deletes your account and everything that belongs to it
        {account.emailConfirmed && (hasRequests ? alsoRequests : ', also your messages to us')}. It cannot be undone.
        {hasRequests && ' An enrolment whose lectures you opened by a link stays with the parent who asked for it.'}
      </Note>
      <AccountForm label="Erase my account" form={form} rejectionId={rejectionId} button="Erase My Account" isDangerous>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={formState.errors.current?.message}
          {...register('current', { validate: currentPasswordRule })}
        />
      </AccountForm>
    </>
  );
}
