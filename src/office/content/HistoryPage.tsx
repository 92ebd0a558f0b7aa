import { useState } from 'react';
import type { ContentVersionSummary } from '../../domain/office/content-contract.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useOfficeQuery } from '../api/use-query.ts';
import { Badge } from '../parts/Badge.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Empty } from '../parts/Empty.tsx';
import { history } from '../parts/icons.ts';
import { Muted, Row, Rows } from '../parts/layout.ts';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { timeText } from '../parts/text.ts';
import { Changes } from './Changes.tsx';
import { DraftBar } from './DraftBar.tsx';

/** The published versions, their authors, and a button to restore each. */
export function HistoryPage({ timeZone }: { timeZone: string }) {
  const query = useOfficeQuery('content/history', {});
  return (
    <Page title="History" lead="The last 50 versions of the site. Nothing that was published is lost.">
      <DraftBar />
      <QueryView query={query} loading="Loading the history">
        {({ versions }) =>
          versions.length === 0 ? (
            <Empty icon={history}>
              <p>Nothing was published yet.</p>
            </Empty>
          ) : (
            <Rows>
              {versions.map((version) => (
                <VersionRow key={version.number} version={version} timeZone={timeZone} />
              ))}
            </Rows>
          )
        }
      </QueryView>
    </Page>
  );
}

function VersionRow({ version, timeZone }: { version: ContentVersionSummary; timeZone: string }) {
  const { number, by, at, note, changes, isCurrent } = version;
  const { call } = useOffice();
  const [isShown, setShown] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  return (
    <Line>
      <div>
        <strong>{`Version ${number}`}</strong> {isCurrent && <Badge tone="good">on the site</Badge>}
        <Muted>
          {timeText(at, timeZone)}
          {by && (
            <>
              , <bdi>{by}</bdi>
            </>
          )}
        </Muted>
      </div>
      {note && <p dir="auto">{note}</p>}
      <Muted dir="auto">{changes.map(withoutNames).join(', ')}</Muted>
      <Row>
        <Button size="sm" variant="outlined" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide the changes' : 'Show the changes'}
        </Button>
        {!isCurrent && (
          <Button size="sm" variant="outlined" onClick={() => setUndoing(true)}>
            {`Back to version ${number}`}
          </Button>
        )}
      </Row>
      {isShown && <VersionChanges number={number} />}
      <ConfirmDialog
        open={isUndoing}
        onClose={() => setUndoing(false)}
        title={`Back to version ${number}?`}
        action="Make it the site again"
        onConfirm={async () => {
          await call('content/undo', { number });
        }}
        done={`The site is version ${number} again.`}
      >
        <p>
          Visitors see it at once. It becomes a new version, so you can also undo this. Your draft stays; it then says
          that the site has changed.
        </p>
      </ConfirmDialog>
    </Line>
  );
}

/** @example `courses: 2 added (kites, bread)` becomes `courses: 2 added` */
const withoutNames = (line: string) => line.replace(/ \(.*\)$/, '');

function VersionChanges({ number }: { number: number }) {
  const query = useOfficeQuery('content/version', { number });
  return (
    <QueryView query={query} loading="Loading the changes">
      {({ lines }) => (lines.length > 0 ? <Changes lines={lines} /> : <Muted>No changes.</Muted>)}
    </QueryView>
  );
}

const Line = styled('li')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--space-4);
`;
