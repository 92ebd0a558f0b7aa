import { lazy, Suspense, useRef, useState } from 'react';
import type { Message } from '../../domain/office/desk-contract.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import { Badge } from '../parts/Badge.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Facts, Panel, Row } from '../parts/layout.ts';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { useScrollPadding } from '../parts/scroll-padding.ts';
import { timeText } from '../parts/text.ts';
import { useGo } from '../shell/Navigation.tsx';
import { answerAddress } from './answer-address.ts';

/** Lazy, to keep the initial chunk of the office small. */
const SavedAnswers = lazy(async () => ({ default: (await import('./SavedAnswers.tsx')).SavedAnswers }));

const back = { href: '/office/messages', label: 'Messages' };

/** A visitor's message, with a link that opens the answer in the mail program. */
export function MessagePage({ id, timeZone }: { id: string; timeZone: string }) {
  const query = useOfficeQuery('desk/message', { id });
  if (!query.data) {
    return (
      <Page title="Message" back={back}>
        <QueryView query={query} loading="Loading the message">
          {() => null}
        </QueryView>
      </Page>
    );
  }
  return <Opened message={query.data.message} timeZone={timeZone} />;
}

function Opened({ message, timeZone }: { message: Message; timeZone: string }) {
  const { at, state, from, subject, body, partner } = message;
  const [saved, setSaved] = useState('');
  return (
    <Page title={subject || '(no subject)'} back={back}>
      <Panel as="article">
        <Facts>
          <dt>From</dt>
          <dd>
            <bdi>{from}</bdi>
          </dd>
          <dt>Received</dt>
          <dd>{timeText(at, timeZone)}</dd>
          {partner && (
            <>
              <dt>Partner</dt>
              <dd>
                <bdi>{partner}</bdi>
              </dd>
            </>
          )}
          {state === 'answered' && (
            <>
              <dt>State</dt>
              <dd>
                <Badge tone="good">answered</Badge>
              </dd>
            </>
          )}
          {state === 'spam' && (
            <>
              <dt>State</dt>
              <dd>
                <Badge tone="bad">spam</Badge>
              </dd>
            </>
          )}
        </Facts>
        <Text dir="auto">{body}</Text>
      </Panel>
      <Suspense fallback={null}>
        <SavedAnswers text={saved} onText={setSaved} />
      </Suspense>
      <Decisions message={message} timeZone={timeZone} saved={saved} />
    </Page>
  );
}

type Change = 'answer' | 'unanswer' | 'spam' | 'unspam';

interface DecisionsProps {
  message: Message;
  timeZone: string;
  /** The saved answer at the start of the mail, or ''. */
  saved: string;
}

function Decisions({ message, timeZone, saved }: DecisionsProps) {
  const { id, state, from } = message;
  const { call } = useOffice();
  const { busy, run } = useAction();
  const go = useGo();
  const [isDeleting, setDeleting] = useState(false);
  const change = async (to: Change) => {
    await call('desk/change-message', { id, change: to });
  };
  const button = (to: Change, label: string, done: string) => (
    <Button variant="outlined" busy={busy} onClick={() => void run(() => change(to), done)}>
      {label}
    </Button>
  );
  const bar = useRef<HTMLDivElement>(null);
  useScrollPadding(bar);
  return (
    <Bar ref={bar}>
      <ButtonLink href={answerAddress(message, timeZone, saved)}>Answer</ButtonLink>
      {state === 'answered'
        ? button('unanswer', 'Back to the inbox', 'It is in the inbox again.')
        : button('answer', 'Mark as answered', 'Marked as answered.')}
      {state === 'spam'
        ? button('unspam', 'Not spam', 'It is in the inbox.')
        : button('spam', 'Spam', 'Moved to spam.')}
      <Button variant="quiet" onClick={() => setDeleting(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isDeleting}
        onClose={() => setDeleting(false)}
        title="Delete this message?"
        action="Delete for ever"
        onConfirm={async () => {
          await call('desk/delete-message', { id });
          go('/office/messages');
        }}
        done="The message is deleted."
      >
        <p>
          The message of <bdi>{from}</bdi> cannot be brought back.
        </p>
      </ConfirmDialog>
    </Bar>
  );
}

const Text = styled('p')`
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--line);
  line-height: 1.7;
  white-space: pre-wrap;
`;

/** Sticky at the bottom of the window, within reach of the thumb on a phone. */
const Bar = styled(Row)`
  position: sticky;
  inset-block-end: 0;
  margin-inline: max(-16px, -1 * var(--space-3));
  padding: var(--space-3);
  border-block-start: 1px solid var(--line);
  background: var(--ground);
`;
