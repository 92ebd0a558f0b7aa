import { lazy, Suspense, useState } from 'react';
import type { Person } from '../../domain/office/desk-contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import { Badge } from '../parts/Badge.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { CopyLink } from '../parts/CopyLink.tsx';
import { download } from '../parts/download.ts';
import { Muted, Panel, Row } from '../parts/layout.ts';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { SimpleForm } from '../parts/SimpleForm.tsx';
import { timeText } from '../parts/text.ts';
import { useGo } from '../shell/Navigation.tsx';
import { nameOf } from './PeoplePage.tsx';
import { PhoneLinks } from './PhoneLinks.tsx';

const Learning = lazy(async () => ({ default: (await import('./Learning.tsx')).Learning }));

const back = { href: '/office/people', label: 'People' };

/** The page of a visitor's account: correct, block, reset the password, export, erase. */
export function PersonPage({ id, timeZone }: { id: string; timeZone: string }) {
  const query = useOfficeQuery('people/read', { id });
  const person = query.data?.person;
  return (
    <Page
      title={person ? nameOf(person) : 'Person'}
      back={back}
      lead={person && `Has an account since ${timeText(person.createdAt, timeZone)}.`}
    >
      <QueryView query={query} loading="Loading the person">
        {({ person: found }) => (
          <>
            <Correction person={found} />
            <Access person={found} />
            <Suspense>
              <Learning id={found.id} />
            </Suspense>
            <PersonalData person={found} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function Correction({ person }: { person: Person }) {
  const { id, firstName, lastName, email, phone } = person;
  const { call } = useOffice();
  return (
    <Panel aria-labelledby="correct">
      <h2 id="correct">Name and contact</h2>
      <PhoneLinks phone={phone} />
      <SimpleForm
        label="Name and contact"
        fields={[
          { name: 'firstName', label: 'First name' },
          { name: 'lastName', label: 'Last name' },
          { name: 'email', label: 'E-mail', type: 'email', hint: 'The person signs in with it.' },
          { name: 'phone', label: 'Phone', type: 'tel' },
        ]}
        values={{ firstName, lastName, email, phone }}
        submit="Save"
        onSend={async (values) => {
          await call('people/correct', { id, ...values });
        }}
        done="Saved."
      />
    </Panel>
  );
}

function Access({ person: { id, isBlocked } }: { person: Person }) {
  const { call, session } = useOffice();
  const { busy, run } = useAction();
  const [sent, setSent] = useState<{ link: string | undefined }>();
  const block = async () => {
    await call('people/block', { id, isBlocked: !isBlocked });
  };
  return (
    <Panel aria-labelledby="access">
      <h2 id="access">Access {isBlocked && <Badge tone="bad">blocked</Badge>}</h2>
      <Muted>A blocked person cannot sign in. Nothing is deleted.</Muted>
      <Row>
        <Button
          variant="outlined"
          busy={busy}
          onClick={() => void run(block, isBlocked ? 'The person can sign in again.' : 'The person is blocked.')}
        >
          {isBlocked ? 'Unblock' : 'Block'}
        </Button>
        <Button
          variant="outlined"
          busy={busy}
          onClick={() => void run(async () => setSent(await call('people/reset-link', { id })))}
        >
          {session?.sendsMail ? 'Send a link for a new password' : 'Make a link for a new password'}
        </Button>
      </Row>
      <div role="status">
        {sent && !sent.link && <Muted>The link is on its way. It works once, for an hour.</Muted>}
        {sent?.link && (
          <>
            <Muted>This server sends no mail. Send this link to the person; it works once, for an hour:</Muted>
            <CopyLink link={sent.link} what="link for a new password" />
          </>
        )}
      </div>
    </Panel>
  );
}

function PersonalData({ person }: { person: Person }) {
  const { call } = useOffice();
  const { busy, run } = useAction();
  const go = useGo();
  const [isErasing, setErasing] = useState(false);
  const save = async () => {
    const { fileName, json } = await call('people/export', { id: person.id });
    download(fileName, json);
  };
  return (
    <Panel aria-labelledby="personal-data">
      <h2 id="personal-data">Personal data</h2>
      <Muted>If a person asks what the school knows, send this file. If a person asks to be forgotten, erase.</Muted>
      <Row>
        <Button variant="outlined" busy={busy} onClick={() => void run(save, 'The file is in your downloads.')}>
          Download everything
        </Button>
        <Button variant="outlined" onClick={() => setErasing(true)}>
          Erase…
        </Button>
      </Row>
      <ConfirmDialog
        open={isErasing}
        onClose={() => setErasing(false)}
        title="Erase this person?"
        action="Erase for ever"
        typed={person.email}
        onConfirm={async () => {
          await call('people/erase', { id: person.id });
          go('/office/people');
        }}
        done="The person and the messages are erased."
      >
        <p>The account, and all messages of this address, are deleted. This cannot be undone.</p>
      </ConfirmDialog>
    </Panel>
  );
}
