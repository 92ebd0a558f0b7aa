import { useId, useState } from 'react';
import { resetPassword } from '../../data/account-endpoints.ts';
import type { NewPassword } from '../../domain/entities.ts';
import { Band } from '../../ui/band/Band.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { LinkSecret } from '../account/LinkSecret.tsx';
import { NewPasswordFields } from '../account/NewPasswordFields.tsx';
import { AccountForm, Column, Note } from '../account/parts.tsx';
import { SignInFirst } from '../account/SignInFirst.tsx';
import { useSend } from '../auth/use-send.ts';
import { useSubmitForm } from '../auth/use-submit-form.ts';
import type { Page } from '../page.ts';
import { useSession } from '../session/SessionProvider.tsx';

function NewPasswordPage() {
  return (
    <>
      <PageBanner low title="Choose a New Password" description="All your devices are then signed out." />
      <Band as="div">
        <Column>
          <LinkSecret>{(token) => <NewPasswordForm key={token} token={token} />}</LinkSecret>
        </Column>
      </Band>
    </>
  );
}

function NewPasswordForm({ token }: { token: string }) {
  const send = useSend();
  const { loggedIn, signOut } = useSession();
  const [isDone, setIsDone] = useState(false);
  const rejectionId = useId();
  const form = useSubmitForm<NewPassword>({
    defaults: { password: '', cpassword: '' },
    fields: ['password', 'cpassword'],
    onSend: (values) =>
      send(resetPassword, { token, ...values }, () => {
        // The server has ended the session of this browser, too.
        if (loggedIn) signOut();
        setIsDone(true);
        return { kind: 'sent' };
      }),
  });
  return (
    <>
      <div role="status">{isDone && <p>Your new password is set. Please sign in with it.</p>}</div>
      {isDone ? (
        <SignInFirst continueTo="/" />
      ) : (
        <>
          <AccountForm label="Choose a new password" form={form} rejectionId={rejectionId} button="Set Password">
            <NewPasswordFields register={form.register} errors={form.formState.errors} />
          </AccountForm>
          <Note>
            The link works once, for an hour. Is it too late? <Link href="/forgot-password">Ask for a new one.</Link>
          </Note>
        </>
      )}
    </>
  );
}

export const page: Page = {
  Page: NewPasswordPage,
  head: (_params, _read, school) => ({
    title: 'Choose a New Password',
    description: `Choose a new password for your account at ${school.name}.`,
    noIndex: true,
  }),
};
