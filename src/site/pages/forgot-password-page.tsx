import { useEffect, useId, useState } from 'react';
import { forgotPassword } from '../../data/account-endpoints.ts';
import { signInRules } from '../../domain/form-rules.ts';
import { Band } from '../../ui/band/Band.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { carriedEmail, type ForgottenOutcome, outcomeIn } from '../account/forgotten.ts';
import { AccountForm, Column, Note, WriteToUs } from '../account/parts.tsx';
import { useSend } from '../auth/use-send.ts';
import { useSubmitForm } from '../auth/use-submit-form.ts';
import { useSearch } from '../location.ts';
import { type Page, useSchool } from '../page.ts';

/** The form that requests a link for a new password. It works without scripts (server/pages/pages.ts). */
function ForgotPassword() {
  const { accounts } = useSchool();
  return (
    <>
      <PageBanner low title="Forgot Your Password?" description="A link to choose a new one comes by e-mail." />
      <Band as="div">
        <Column>{accounts === 'mails' ? <AskForLink /> : <AskUs />}</Column>
      </Band>
    </>
  );
}

function AskUs() {
  return (
    <p>
      Write to us, and we send you a link: <WriteToUs subject="I forgot my password" />
    </p>
  );
}

const messages: Readonly<Record<ForgottenOutcome, string>> = {
  sent: 'If there is an account with this e-mail address, a link is on its way. It works once, for an hour. Please look also among the spam.',
  invalid: 'Please check the e-mail address.',
  later: 'That did not work just now. Please look into your mailbox, and try again in a while.',
};

function AskForLink() {
  const posted = outcomeIn(useSearch());
  const [isSent, setIsSent] = useState(posted === 'sent');
  const [isAgain, setAgain] = useState(false);
  const [initial] = useState(carriedEmail);
  const send = useSend();
  const rejectionId = useId();
  const form = useSubmitForm({
    defaults: { email: initial },
    fields: ['email'],
    onSend: ({ email }) =>
      send(forgotPassword, { email: email.trim() }, () => {
        setIsSent(true);
        return { kind: 'sent' };
      }),
  });
  const { register, formState, setFocus } = form;
  useEffect(() => {
    if (isAgain && !isSent) setFocus('email');
  }, [isAgain, isSent, setFocus]);
  const message = isSent ? messages.sent : !isAgain && posted && messages[posted];
  return (
    <>
      <div role="status">{message && <p>{message}</p>}</div>
      {isSent ? (
        // A link instead of a button, so it opens the empty form without scripts.
        <p>
          <Link
            href="/forgot-password"
            onClick={(event) => {
              event.preventDefault();
              form.reset({ email: '' });
              setIsSent(false);
              setAgain(true);
            }}
          >
            Use another address
          </Link>
        </p>
      ) : (
        <AccountForm
          label="Forgot password"
          form={form}
          rejectionId={rejectionId}
          button="Send the Link"
          action="/forgot-password"
        >
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            error={formState.errors.email?.message}
            {...register('email', { validate: (value) => signInRules.email(value, { email: value, password: '' }) })}
          />
        </AccountForm>
      )}
      <Note>
        No e-mail, or no longer this address? Write to us: <WriteToUs subject="I forgot my password" />
      </Note>
    </>
  );
}

export const page: Page = {
  Page: ForgotPassword,
  search: (search) => {
    const outcome = outcomeIn(search);
    return outcome ? `?${outcome}` : '';
  },
  head: (_params, _read, school) => ({
    title: 'Forgot Your Password?',
    description: `Choose a new password for your account at ${school.name}.`,
    canonical: '/forgot-password',
    noIndex: true,
  }),
};
