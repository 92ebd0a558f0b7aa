import { useState } from 'react';
import { roleLabels } from '../../domain/office/actions.ts';
import type { Self } from '../../domain/office/desk-contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import { Muted, Panel, Row, Stack } from '../parts/layout.ts';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { newPassword, type SimpleField, SimpleForm } from '../parts/SimpleForm.tsx';
import { counted } from '../parts/text.ts';
import { Passkeys } from './Passkeys.tsx';

/** The page of the user's own account: name, password, passkeys, sessions. */
export function MePage({ timeZone }: { timeZone: string }) {
  const query = useOfficeQuery('me/read', {});
  return (
    <Page title="My account" lead={query.data && roleLabels[query.data.self.role]}>
      <QueryView query={query} loading="Loading your account">
        {({ self, passkeys, sessions, hasPassword }) => (
          <>
            <Name self={self} />
            <Passkeys passkeys={passkeys} timeZone={timeZone} />
            <Password hasPassword={hasPassword} email={self.email} passkeys={passkeys.map(({ name }) => name)} />
            <Sessions sessions={sessions} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function Name({ self: { name, email } }: { self: Self }) {
  const { call, setSession } = useOffice();
  return (
    <Panel aria-labelledby="name">
      <h2 id="name">Name</h2>
      <Muted>
        You sign in as <bdi>{email}</bdi>. Your name is in the history and the log.
      </Muted>
      <SimpleForm
        label="Name"
        fields={[{ name: 'name', label: 'Your name', autoComplete: 'name', required: true }]}
        values={{ name }}
        submit="Save"
        onSend={async (values) => {
          setSession(await call('me/change-name', values));
        }}
        done="Saved."
      />
    </Panel>
  );
}

interface PasswordProps {
  hasPassword: boolean;
  email: string;
  /** The names of the passkeys. A new password deletes them, unless the user keeps them. */
  passkeys: readonly string[];
}

function Password({ hasPassword, email, passkeys }: PasswordProps) {
  const { call } = useOffice();
  const [keepPasskeys, setKeepPasskeys] = useState(false);
  const fields: SimpleField<'password' | 'newPassword'>[] = [
    { name: 'password', label: 'Your present password', type: 'password', autoComplete: 'current-password' },
    { name: 'newPassword', label: 'A new password', ...newPassword },
  ];
  return (
    <Panel aria-labelledby="password">
      <h2 id="password">Password</h2>
      {passkeys.length > 0 && (
        <CheckboxField
          label={`Keep my passkeys (${passkeys.join(', ')})`}
          hint="Otherwise the new password ends them: clear this if one of them may not be yours."
          checked={keepPasskeys}
          onChange={(event) => setKeepPasskeys(event.target.checked)}
        />
      )}
      <SimpleForm
        label={`Password of ${email}`}
        fields={hasPassword ? fields : fields.slice(1)}
        submit={hasPassword ? 'Change the password' : 'Set a password'}
        clears
        onSend={async ({ password, newPassword }) => {
          await call('me/change-password', { password, newPassword, keepPasskeys });
        }}
        done="The new password is set."
      />
    </Panel>
  );
}

function Sessions({ sessions }: { sessions: number }) {
  const { call } = useOffice();
  const { busy, run } = useAction();
  const end = async () => {
    await call('me/sign-out-others', {});
  };
  const others = sessions - 1;
  return (
    <Panel aria-labelledby="sessions">
      <h2 id="sessions">Other devices</h2>
      <Stack $gap="3">
        <Muted>{others > 0 ? `You are signed in on ${counted(others, 'other device')}.` : 'Only this one.'}</Muted>
        {others > 0 && (
          <Row>
            <Button variant="outlined" busy={busy} onClick={() => void run(end, 'The others are signed out.')}>
              Sign out the others
            </Button>
          </Row>
        )}
      </Stack>
    </Panel>
  );
}
