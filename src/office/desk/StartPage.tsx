import type { ReactNode } from 'react';
import { may, type Role } from '../../domain/office/actions.ts';
import type { SessionState } from '../../domain/office/desk-contract.ts';
import { card, pressable } from '../../style/card-mixins.ts';
import { styled } from '../../style/styled.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { useOfficeQuery } from '../api/use-query.ts';
import { inbox, pencil, pulse, ticket } from '../parts/icons.ts';
import { Cards } from '../parts/layout.ts';
import { coveringLink } from '../parts/link-rows.ts';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { counted } from '../parts/text.ts';
import { FirstSteps } from './FirstSteps.tsx';

export interface StartPageProps {
  session: SessionState;
  role: Role;
}

/** The start page: links to what waits for staff, such as new messages, and the setup steps of a new school. */
export function StartPage({ session: { school, staff }, role }: StartPageProps) {
  const query = useOfficeQuery('desk/overview', {});
  const mayEdit = may(role, 'content/overview');
  const name = staff?.name.split(' ')[0];
  return (
    <Page title={name ? `Welcome, ${name}` : 'Welcome'} lead={<>This is the office of {<bdi>{school.name}</bdi>}.</>}>
      {mayEdit && <NewSchool />}
      <QueryView query={query} loading="Looking what waits">
        {({ newMessages, newSpam, newRequests }) => (
          <Tiles as="ul">
            {may(role, 'requests/list') && (
              <Waiting href="/office/requests" icon={ticket} count={newRequests ?? 0} what="new request">
                {newRequests ? 'Parents wait for your call' : 'Seats, receipts and waiting lists'}
              </Waiting>
            )}
            {may(role, 'desk/messages') && (
              <Waiting href="/office/messages" icon={inbox} count={newMessages ?? 0} what="new message">
                {waitingText(newMessages, newSpam)}
              </Waiting>
            )}
            {mayEdit && <Draft />}
            {may(role, 'doctor/run') && (
              <Waiting href="/office/doctor" icon={pulse} what="Doctor">
                Checks mail, backups, disk and more
              </Waiting>
            )}
          </Tiles>
        )}
      </QueryView>
    </Page>
  );
}

function NewSchool() {
  const overview = useOfficeQuery('content/overview', {}).data;
  return overview && overview.site !== 'own' ? <FirstSteps overview={overview} /> : null;
}

function Draft() {
  const { site, draft } = useOfficeQuery('content/overview', {}).data ?? {};
  const changes = draft?.changes.length ?? 0;
  const published = site === 'own' ? 'The site shows everything that you saved' : 'Nothing of yours is on the site yet';
  return (
    <Waiting href="/office/content" icon={pencil} count={changes} what="change">
      {changes > 0 ? 'Not published yet' : published}
    </Waiting>
  );
}

function waitingText(newMessages = 0, newSpam = 0): string {
  if (newSpam > 0) return `${newSpam} more in spam`;
  return newMessages > 0 ? 'Waiting for your answer' : 'You have read all messages';
}

interface WaitingProps {
  href: string;
  icon: string;
  count?: number;
  /** The noun after the count; without a count, the title. */
  what: string;
  children: ReactNode;
}

const Waiting = ({ href, icon, count, what, children }: WaitingProps) => (
  <Tile $waits={Boolean(count)}>
    <Icon path={icon} size="1.75em" />
    <Link href={href}>{count === undefined ? what : counted(count, what)}</Link>
    <span>{children}</span>
  </Tile>
);

/** Narrow enough for three tiles in a row on a tablet. */
const Tiles = styled(Cards)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13em), 1fr));
`;

const Tile = styled('li')<{ $waits: boolean }>`
  ${card('md')}
  ${pressable}
  ${coveringLink}
  display: grid;
  gap: var(--space-2);
  align-content: start;
  padding: var(--space-5);
  ${({ $waits }) => $waits && 'border-color: var(--accent); background: var(--soft); color: var(--on-soft);'}
  & > svg {
    color: var(--accent);
  }
  & > a {
    font: 600 var(--text-lg)/1.2 var(--font-display);
  }
  & > span {
    font-size: var(--text-sm);
  }
`;
