import { useState } from 'react';
import type { RequestFile } from '../../domain/office/requests-contract.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { CopyLink } from '../parts/CopyLink.tsx';
import { Facts, Muted, Panel, Row } from '../parts/layout.ts';
import { Notice } from '../parts/Notice.tsx';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { SimpleForm } from '../parts/SimpleForm.tsx';
import { timeText } from '../parts/text.ts';
import { useGo } from '../shell/Navigation.tsx';
import { correctionFields, valuesOf } from './fields.ts';
import { History } from './History.tsx';
import { LecturesPanel } from './LecturesPanel.tsx';
import { requestsPath, StateBadge, seatsText, startText } from './parts.tsx';
import { Receipts } from './Receipts.tsx';
import { StateButtons } from './StateButtons.tsx';
import { WhatsAppAnswer } from './WhatsAppAnswer.tsx';

const back = { href: requestsPath, label: 'Requests' };

/** The page of a parent's request: state, seats, receipts, contact and history. */
export function RequestPage({ id, timeZone }: { id: string; timeZone: string }) {
  const query = useOfficeQuery('requests/read', { id });
  const request = query.data?.request;
  return (
    <Page
      title={request ? `${request.reference}: ${request.childName || request.name}` : 'Request'}
      back={back}
      lead={request && `Received ${timeText(request.at, timeZone)}.`}
    >
      <QueryView query={query} loading="Loading the request">
        {({ request: found }) => (
          <>
            <Summary request={found} timeZone={timeZone} />
            <WhatsAppAnswer request={found} />
            <Receipts request={found} timeZone={timeZone} />
            <LecturesPanel request={found} />
            <Correction request={found} />
            <Notes request={found} />
            <History history={found.history} timeZone={timeZone} />
            <Removal request={found} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function Summary({ request, timeZone }: { request: RequestFile; timeZone: string }) {
  const { state, place, courseName, startDay, seats, heldUntil, childName, childAge, name, phone, email } = request;
  return (
    <Panel aria-label="State">
      <Row>
        <StateBadge state={state} />
        {place > 0 && <span>{`Number ${place} on the waiting list`}</span>}
        {state === 'payment' && heldUntil !== undefined && (
          <span>
            {request.isOverdue ? 'The hold of the seat has ended' : `Seat held until ${timeText(heldUntil, timeZone)}`}
          </span>
        )}
      </Row>
      <StateButtons request={request} />
      <Facts>
        <dt>Course</dt>
        <dd>
          <bdi>{courseName}</bdi>, {startText(startDay)}
        </dd>
        <dt>Seats</dt>
        <dd>{seatsText(seats)}</dd>
        <dt>Child</dt>
        <dd>
          <bdi>{childName || '–'}</bdi>
          {childAge && `, ${childAge}`}
        </dd>
        <dt>Parent</dt>
        <dd>
          <bdi>{name}</bdi>
        </dd>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${phone}`} dir="ltr">
            {phone}
          </a>
        </dd>
        {email && (
          <>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${email}`} dir="ltr">
                {email}
              </a>
            </dd>
          </>
        )}
        {request.partner && (
          <>
            <dt>Partner</dt>
            <dd>
              <bdi>{request.partner}</bdi>
            </dd>
          </>
        )}
      </Facts>
      {request.note && <Words dir="auto">{request.note}</Words>}
      <Row>
        <ButtonLink href={request.whatsappHref} target="_blank" rel="noreferrer">
          WhatsApp
        </ButtonLink>
        <ButtonLink href={`tel:${phone}`} variant="outlined">
          Call
        </ButtonLink>
      </Row>
      <Muted>The parent’s page, for those who lost its address:</Muted>
      <CopyLink link={request.address} what="address of the parent’s page" />
    </Panel>
  );
}

function Correction({ request }: { request: RequestFile }) {
  const { call } = useOffice();
  return (
    <Panel as="details">
      <summary>Correct what was typed, or move to another start</summary>
      <SimpleForm
        label="Correction"
        fields={correctionFields(request.starts)}
        values={valuesOf(request)}
        submit="Save"
        onSend={async (values) => {
          await call('requests/correct', { id: request.id, ...values });
        }}
        done="Saved."
      />
    </Panel>
  );
}

function Notes({ request: { id } }: { request: RequestFile }) {
  const { call } = useOffice();
  return (
    <Panel aria-label="Note">
      <SimpleForm
        label="Note"
        fields={[{ name: 'text', label: 'A note for the office', hint: 'Parents do not see it.' }]}
        submit="Add the note"
        clears
        onSend={async ({ text }) => {
          await call('requests/note', { id, text });
        }}
        done="The note is in the history."
      />
    </Panel>
  );
}

function Removal({ request: { id, reference, isSpam } }: { request: RequestFile }) {
  const { call } = useOffice();
  const { busy, run } = useAction();
  const go = useGo();
  const [isErasing, setErasing] = useState(false);
  const markSpam = async () => {
    await call('requests/spam', { id, isSpam: !isSpam });
  };
  return (
    <>
      {isSpam && <Notice>This request is in the spam. It takes no seat, and is deleted after 30 days.</Notice>}
      <Row>
        <Button
          variant="outlined"
          busy={busy}
          onClick={() => void run(markSpam, isSpam ? 'It is with the new requests.' : 'Moved to spam.')}
        >
          {isSpam ? 'Not spam' : 'Spam'}
        </Button>
        <Button variant="quiet" onClick={() => setErasing(true)}>
          Erase…
        </Button>
      </Row>
      <ConfirmDialog
        open={isErasing}
        onClose={() => setErasing(false)}
        title="Erase this request?"
        action="Erase for ever"
        onConfirm={async () => {
          await call('requests/erase', { id });
          go(requestsPath);
        }}
        done="The request is erased."
      >
        <p>{`Everything about ${reference} is deleted: names, phone, receipts and history. It cannot be brought back.`}</p>
      </ConfirmDialog>
    </>
  );
}

const Words = styled('p')`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-sm);
  background: var(--sunken);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
