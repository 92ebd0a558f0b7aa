import { useState } from 'react';
import { type Role, roleLabels, roles } from '../../domain/office/actions.ts';
import type { StaffMember } from '../../domain/office/desk-contract.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import { Badge } from '../parts/Badge.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { CopyLink } from '../parts/CopyLink.tsx';
import { Muted, Panel, Row, Rows } from '../parts/layout.ts';
import { Notice } from '../parts/Notice.tsx';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { SimpleForm } from '../parts/SimpleForm.tsx';
import { shortTime } from '../parts/text.ts';
import { StaffLog } from './StaffLog.tsx';
import { TakeDraftDialog } from './TakeDraftDialog.tsx';

const choices = roles.map((role) => ({ id: role, title: roleLabels[role] }));
const isRole = (name: string): name is Role => roles.some((role) => role === name);

/** The page for owners with members of staff, invitations and the log. */
export function StaffPage({ selfId, timeZone }: { selfId: string; timeZone: string }) {
  const query = useOfficeQuery('staff/list', {});
  return (
    <Page title="Staff" lead="Who may work in this office.">
      <QueryView query={query} loading="Loading the staff">
        {({ staff }) => (
          <Rows>
            {staff.map((member) => (
              <MemberRow key={member.id} member={member} isSelf={member.id === selfId} timeZone={timeZone} />
            ))}
          </Rows>
        )}
      </QueryView>
      <Invite />
      <StaffLog timeZone={timeZone} />
    </Page>
  );
}

interface MemberRowProps {
  member: StaffMember;
  isSelf: boolean;
  timeZone: string;
}

function MemberRow({ member, isSelf, timeZone }: MemberRowProps) {
  const { id, name, email, role, isInvited, lastUsedAt, draftSavedAt } = member;
  const hasDraft = draftSavedAt !== undefined && !isSelf;
  const { call } = useOffice();
  const { busy, run } = useAction();
  const [open, setOpen] = useState<'remove' | 'draft'>();
  const close = () => setOpen(undefined);
  const change = async (to: Role) => {
    await call('staff/change-role', { id, role: to });
  };
  return (
    <Line>
      <div>
        <strong>
          <bdi>{name || email}</bdi>
        </strong>{' '}
        {isSelf && <Badge>you</Badge>} {isInvited && <Badge tone="accent">invited</Badge>}
        <Muted>
          {name && <bdi>{email}</bdi>}
          {lastUsedAt !== undefined && `${name && ', '}last here ${shortTime(lastUsedAt, timeZone)}`}
          {draftSavedAt !== undefined && `, draft of ${shortTime(draftSavedAt, timeZone)}`}
        </Muted>
      </div>
      <SelectField
        label="Role"
        value={role}
        disabled={isSelf || busy}
        onChange={({ target }) => isRole(target.value) && void run(() => change(target.value as Role), 'Role changed.')}
      >
        {choices.map(({ id: one, title }) => (
          <option key={one} value={one}>
            {title}
          </option>
        ))}
      </SelectField>
      <Row>
        <Button size="sm" variant="outlined" disabled={isSelf} onClick={() => setOpen('remove')}>
          Remove
        </Button>
        {hasDraft && (
          <Button size="sm" variant="outlined" onClick={() => setOpen('draft')}>
            Take over the draft…
          </Button>
        )}
      </Row>
      <TakeDraftDialog member={member} open={open === 'draft'} onClose={close} />
      <ConfirmDialog
        open={open === 'remove'}
        onClose={close}
        title="Remove from the staff?"
        action="Remove"
        onConfirm={async () => {
          await call('staff/remove', { id });
        }}
        done="Removed. All sessions have ended."
      >
        <p>
          <bdi>{name || email}</bdi> cannot enter the office any more.
        </p>
        {hasDraft && (
          <Notice tone="bad">
            <p>
              The draft of {shortTime(draftSavedAt, timeZone)} is deleted with it. If you need it, cancel, and take it
              over first.
            </p>
          </Notice>
        )}
      </ConfirmDialog>
    </Line>
  );
}

function Invite() {
  const { call, session } = useOffice();
  const [sent, setSent] = useState<{ email: string; link: string | undefined }>();
  return (
    <Panel aria-labelledby="invite">
      <h2 id="invite">Invite somebody</h2>
      <SimpleForm
        label="Invite somebody"
        fields={[
          { name: 'email', label: 'E-mail', type: 'email', required: true },
          { name: 'role', label: 'Role', type: 'choice', choices },
        ]}
        values={{ role: 'editor' }}
        submit={session?.sendsMail ? 'Send the invitation' : 'Make an invitation'}
        clears
        onSend={async ({ email, role }) => {
          const { link } = await call('staff/invite', { email, role: isRole(role) ? role : 'editor' });
          setSent({ email, link });
        }}
      />
      <div role="status">
        {sent && (
          <Muted>
            {sent.link ? 'Send this link to ' : 'The invitation is on its way to '}
            <bdi>{sent.email}</bdi>
            {sent.link ? ':' : '.'}
          </Muted>
        )}
        {sent?.link && <CopyLink link={sent.link} what="invitation" />}
      </div>
    </Panel>
  );
}

const Line = styled('li')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15em), 1fr));
  gap: var(--space-3) var(--space-4);
  align-items: start;
  padding: var(--space-4);
  & > div {
    overflow-wrap: anywhere;
  }
`;
