import { useId, useState } from 'react';
import { confirmEmail } from '../../data/account-endpoints.ts';
import { Band } from '../../ui/band/Band.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { LinkSecret } from '../account/LinkSecret.tsx';
import { AccountForm, Column } from '../account/parts.tsx';
import { SignInFirst } from '../account/SignInFirst.tsx';
import { useSend } from '../auth/use-send.ts';
import { useSubmitForm } from '../auth/use-submit-form.ts';
import type { Page } from '../page.ts';
import { useSession } from '../session/SessionProvider.tsx';

const path = '/confirm-email';

/** The page that confirms an e-mail address. It asks for a click, because mail scanners open links. */
function ConfirmEmail() {
  return (
    <>
      <PageBanner
        low
        title="Confirm Your Address"
        description="Your account then uses the e-mail address of this link."
      />
      <Band as="div">
        <Column>
          <LinkSecret>{(token) => <Confirm key={token} token={token} />}</LinkSecret>
        </Column>
      </Band>
    </>
  );
}

interface ConfirmProps {
  token: string;
}

/** Only the account's owner may confirm: somebody else may have entered the address of the person who gets the mail. */
function Confirm({ token }: ConfirmProps) {
  const { loggedIn } = useSession();
  if (loggedIn) return <ConfirmForm token={token} />;
  return (
    <>
      <p role="status">Please sign in to your account first. Use the e-mail address that you signed in with so far.</p>
      <SignInFirst continueTo={`${path}#${token}`} />
    </>
  );
}

function ConfirmForm({ token }: ConfirmProps) {
  const send = useSend();
  const [isDone, setIsDone] = useState(false);
  const rejectionId = useId();
  const form = useSubmitForm({
    defaults: {},
    fields: [],
    onSend: () =>
      send(confirmEmail, { token }, () => {
        setIsDone(true);
        return { kind: 'sent' };
      }),
  });
  return (
    <>
      <div role="status">{isDone && <p>The address is confirmed. From now on, sign in with it.</p>}</div>
      {isDone ? (
        <div>
          <ButtonLink href="/account">Your Account</ButtonLink>
        </div>
      ) : (
        <AccountForm label="Confirm the address" form={form} rejectionId={rejectionId} button="Confirm">
          {null}
        </AccountForm>
      )}
    </>
  );
}

export const page: Page = {
  Page: ConfirmEmail,
  head: (_params, _read, school) => ({
    title: 'Confirm Your Address',
    description: `Confirm the e-mail address of your account at ${school.name}.`,
    noIndex: true,
  }),
};
