import type { RequestEvent } from '../../domain/office/requests-contract.ts';
import { stateLabels } from '../../domain/requests/states.ts';
import { styled } from '../../style/styled.ts';
import { Panel } from '../parts/layout.ts';
import { timeText } from '../parts/text.ts';

function eventText({ kind, from, to, by }: RequestEvent): string {
  switch (kind) {
    case 'created':
      return to === 'waiting' ? 'Asked for a seat, and went to the waiting list' : 'Asked for a seat';
    case 'state':
      return `${from && stateLabels[from]} → ${to && stateLabels[to]}`;
    case 'undo':
      return `Undone: ${to && stateLabels[to]} again`;
    case 'note':
      return 'Note';
    case 'receipt':
      return 'Added a receipt';
    case 'receipt-again':
      return 'Asked for another receipt';
    case 'access':
      return 'An account opened the lectures';
    case 'access-ended':
      return by === ''
        ? 'Erased the account that had the lectures; there is a new link'
        : 'Took the lectures from the account, and made a new link';
  }
}

/** The events of a request, newest first. */
export const History = ({ history, timeZone }: { history: readonly RequestEvent[]; timeZone: string }) => (
  <Panel aria-labelledby="history">
    <h2 id="history">History</h2>
    <List>
      {history.map((event) => (
        <li key={event.id}>
          <strong>{eventText(event)}</strong>
          {event.text && <p dir="auto">{event.text}</p>}
          <small>
            <bdi>{event.by || 'the parent'}</bdi>, {timeText(event.at, timeZone)}
          </small>
        </li>
      ))}
    </List>
  </Panel>
);

const List = styled('ol')`
  display: grid;
  gap: var(--space-3);
  & > li > p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & > li > small {
    display: block;
    color: var(--muted);
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }
`;
