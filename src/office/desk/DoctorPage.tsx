import { useState } from 'react';
import type { Finding } from '../../domain/office/desk-contract.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { Badge } from '../parts/Badge.tsx';
import { Muted, Rows } from '../parts/layout.ts';
import { Notice } from '../parts/Notice.tsx';
import { Page } from '../parts/Page.tsx';
import { counted } from '../parts/text.ts';

const states = {
  failed: { label: 'broken', tone: 'bad' },
  off: { label: 'not set up', tone: 'plain' },
  ok: { label: 'fine', tone: 'good' },
} as const;

const order = Object.keys(states);

/** Runs the checks of the installation. Lists problems first. */
export function DoctorPage() {
  const { call } = useOffice();
  const { busy, failure, run } = useAction(true);
  const [findings, setFindings] = useState<readonly Finding[]>();
  const worst = findings?.filter(({ state }) => state === 'failed') ?? [];
  const off = findings?.filter(({ state }) => state === 'off').length ?? 0;
  const sorted = findings?.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return (
    <Page
      title="Doctor"
      lead="Checks the mail, backups, disk, database, files and settings of the server. A test mail goes to the school’s address."
      actions={
        <Button busy={busy} onClick={() => void run(async () => setFindings((await call('doctor/run', {})).findings))}>
          {findings ? 'Check again' : 'Check now'}
        </Button>
      }
    >
      <div role="status">
        {busy && <Muted>Checking. This takes up to a minute.</Muted>}
        {!busy && findings && (
          <Notice tone={worst.length === 0 ? 'good' : 'bad'}>
            {worst.length === 0
              ? `Nothing is broken${off > 0 ? `. ${counted(off, 'check')} not set up` : ''}.`
              : `${counted(worst.length, 'thing')} to look at.`}
          </Notice>
        )}
      </div>
      {failure && (
        <Notice tone="bad" role="alert">
          {failure.message}
        </Notice>
      )}
      {sorted && (
        <Rows>
          {sorted.map(({ name, state, message }) => (
            <Line key={`${name} ${message}`}>
              <Badge tone={states[state].tone}>{states[state].label}</Badge>
              <strong>{name}</strong>
              <p dir="auto">{message}</p>
            </Line>
          ))}
        </Rows>
      )}
    </Page>
  );
}

const Line = styled('li')`
  display: grid;
  grid-template-columns: 6.5em minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  align-items: center;
  justify-items: start;
  padding: var(--space-3) var(--space-4);
  & > p {
    grid-column: 2;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  @media (max-width: 540px) {
    grid-template-columns: minmax(0, 1fr) auto;
    & > span {
      order: 1;
    }
    & > p {
      grid-column: 1 / -1;
      order: 2;
    }
  }
`;
