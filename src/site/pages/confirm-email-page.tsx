import { useId, useState } from 'react';
import { confirmEmail } from '../../data/account-endpoints.ts';
import { Band } from '../../ui/band/Band.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { LinkSecret } from '../account/LinkSecret.tsx';
import { AccountForm, Column } from '../account/parts.tsx';
import { useSend } from '../auth/use-send.ts';
import { useSubmitForm } from '../auth/use-submit-form.ts';
import type { Page } from '../page.ts';

/** The page of the link that confirms an address. A button, because programs that check mails open links. */
function ConfirmEmail() {
  return (
    <>
      <PageBanner
        low
        title="Confirm Your E-mail Address"
        description="Your account then uses the address of this link."
      />
      <Band as="div">
        <Column>
          <LinkSecret>{(token) => <ConfirmForm key={token} token={token} />}</LinkSecret>
        </Column>
      </Band>
    </>
  );
}

function ConfirmForm({ token }: { token: string }) {
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
    title: 'Confirm Your E-mail Address',
    description: `Confirm the e-mail address of your account at ${school.name}.`,
    noIndex: true,
  }),
};
