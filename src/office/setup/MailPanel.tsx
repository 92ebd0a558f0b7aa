import { useState } from 'react';
import type { MailForm, MailSecurity, MailState } from '../../domain/office/setup-contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useToast } from '../../ui/toast/toasts.ts';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Muted, Panel, Row } from '../parts/layout.ts';
import { Notice } from '../parts/Notice.tsx';
import { type SimpleField, SimpleForm } from '../parts/SimpleForm.tsx';

const securities: readonly { id: MailSecurity; title: string }[] = [
  { id: 'tls', title: 'TLS, usually port 465' },
  { id: 'starttls', title: 'STARTTLS, usually port 587' },
  { id: 'none', title: 'None: only for a mail server on the same machine' },
];
const isSecurity = (value: string): value is MailSecurity => securities.some(({ id }) => id === value);

const passwordHints = {
  stored: 'Stored encrypted, and never shown. Leave it empty to keep it.',
  lost: 'The stored password cannot be read with the present key. Enter it again.',
  none: 'Stored encrypted, and never shown again. Some providers make one for programs: an app password.',
};

const fieldsFor = ({ hasPassword, isPasswordLost, isOriginFixed }: MailState): SimpleField<keyof MailForm>[] => [
  {
    name: 'host',
    label: 'Mail server',
    hint: 'Such as smtp.gmail.com: your provider’s help names it.',
    required: true,
  },
  { name: 'security', label: 'Encryption', type: 'choice', choices: securities },
  { name: 'port', label: 'Port', hint: 'Empty for the usual one.' },
  { name: 'user', label: 'User name', hint: 'Usually your e-mail address.', autoComplete: 'off' },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    hint: passwordHints[isPasswordLost ? 'lost' : hasPassword ? 'stored' : 'none'],
  },
  {
    name: 'from',
    label: 'Your school’s e-mail',
    type: 'email',
    required: true,
    hint: 'Mails come from this address, and new messages arrive there.',
  },
  ...(isOriginFixed
    ? []
    : [
        {
          name: 'origin' as const,
          label: 'Address of your site',
          required: true as const,
          hint: 'For the links in mails.',
        },
      ]),
];

/** The form for the mail server, which is tested before it is stored. */
export function MailPanel({ mail }: { mail: MailState }) {
  const { source, form } = mail;
  return (
    <Panel aria-labelledby="mail">
      <h2 id="mail">Mail</h2>
      {source === 'environment' ? (
        <p>
          The settings of the server name the mail server <bdi dir="ltr">{form.host}</bdi> (SMTP_URL), and take
          precedence over this page. Mails come from <bdi dir="ltr">{form.from}</bdi>.
        </p>
      ) : (
        <p>
          With a mail server, your school sends links for forgotten passwords and invitations, and tells you about new
          messages.
        </p>
      )}
      {mail.isPasswordLost && <Notice tone="bad">No mails are sent: the password must be entered again.</Notice>}
      {source !== 'none' && <Present mail={mail} />}
      {source !== 'environment' && <MailSettings mail={mail} />}
    </Panel>
  );
}

function MailSettings({ mail }: { mail: MailState }) {
  const { call, setSession } = useOffice();
  const toast = useToast();
  return (
    <SimpleForm
      label="Settings of the mail server"
      fields={fieldsFor(mail)}
      values={mail.form}
      submit="Save and send a test mail"
      onSend={async (values) => {
        const { origin = mail.form.origin, security, ...rest } = { ...mail.form, ...values };
        const { sentTo } = await call('setup/save-mail', {
          ...rest,
          origin,
          security: isSecurity(security) ? security : 'tls',
        });
        setSession(await call('session/state', {}));
        toast.success(`Saved. A test mail is on its way to ${sentTo}.`);
      }}
    />
  );
}

/** The actions on a configured mail server. */
function Present({ mail }: { mail: MailState }) {
  const { call, setSession } = useOffice();
  const toast = useToast();
  const { busy, run } = useAction();
  const [isRemoving, setRemoving] = useState(false);
  const test = () =>
    run(async () => {
      const { sentTo } = await call('setup/test-mail', {});
      toast.success(`${mail.form.host} accepted a test mail to ${sentTo}. Look whether it has arrived.`);
    });
  return (
    <>
      <Row>
        <Button size="sm" variant="outlined" busy={busy} disabled={mail.isPasswordLost} onClick={() => void test()}>
          Send a test mail
        </Button>
        {mail.source === 'office' && (
          <Button size="sm" variant="quiet" onClick={() => setRemoving(true)}>
            Remove the mail server
          </Button>
        )}
      </Row>
      {mail.source === 'office' && <Muted>Set up in this office.</Muted>}
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title="Remove the mail server?"
        action="Remove"
        onConfirm={async () => {
          await call('setup/remove-mail', {});
          setSession(await call('session/state', {}));
        }}
        done="The mail server is removed."
      >
        <p>Your school then sends no mails. The stored password is deleted.</p>
      </ConfirmDialog>
    </>
  );
}
