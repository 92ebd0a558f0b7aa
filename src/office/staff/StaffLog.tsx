import { useState } from 'react';
import type { LogEntry } from '../../domain/office/desk-contract.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import { Muted, Row, Rows, Stack } from '../parts/layout.ts';
import { QueryView } from '../parts/QueryView.tsx';
import { timeText } from '../parts/text.ts';

/** The log of staff actions, newest first. */
export function StaffLog({ timeZone }: { timeZone: string }) {
  const query = useOfficeQuery('staff/log', {});
  const [older, setOlder] = useState<{ entries: readonly LogEntry[]; hasMore: boolean }>();
  const { call } = useOffice();
  const { busy, run } = useAction();
  return (
    <Stack as="section" $gap="3" aria-labelledby="log">
      <h2 id="log">What happened</h2>
      <Muted>Kept for a year.</Muted>
      <QueryView query={query} loading="Loading the log">
        {({ entries, hasMore }) => {
          const known = new Set(entries.map(({ id }) => id));
          const all = [...entries, ...(older?.entries.filter(({ id }) => !known.has(id)) ?? [])];
          const more = async () => {
            const next = await call('staff/log', { before: all.at(-1)?.id });
            setOlder({ entries: [...(older?.entries ?? []), ...next.entries], hasMore: next.hasMore });
          };
          return (
            <>
              <LogRows entries={all} timeZone={timeZone} />
              {(older?.hasMore ?? hasMore) && (
                <Row>
                  <Button size="sm" variant="outlined" busy={busy} onClick={() => void run(more)}>
                    Show older
                  </Button>
                </Row>
              )}
            </>
          );
        }}
      </QueryView>
    </Stack>
  );
}

function LogRows({ entries, timeZone }: { entries: readonly LogEntry[]; timeZone: string }) {
  if (entries.length === 0) return <Muted>Nothing yet.</Muted>;
  return (
    <Rows>
      {entries.map(({ id, at, by, action, subject }) => (
        <Line key={id}>
          <p>
            {action} <bdi>{subject}</bdi>
          </p>
          <Muted>
            <bdi>{by}</bdi>, {timeText(at, timeZone)}
          </Muted>
        </Line>
      ))}
    </Rows>
  );
}

const Line = styled('li')`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-4);
  padding: var(--space-3) var(--space-4);
  & > p {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
