import { useState } from 'react';
import type { RequestFile } from '../../domain/office/requests-contract.ts';
import { nextStates, type RequestState, stateLabels } from '../../domain/requests/states.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { Row } from '../parts/layout.ts';
import { Notice } from '../parts/Notice.tsx';

const presses: Readonly<Record<RequestState, string>> = {
  new: 'Back to new',
  contacted: 'Contacted',
  payment: 'Wait for payment',
  enrolled: 'Enrol',
  waiting: 'To the waiting list',
  declined: 'Decline',
  cancelled: 'Cancel',
};

const pressText = (from: RequestState, to: RequestState) =>
  from === 'enrolled' && to === 'cancelled' ? 'End the enrolment' : presses[to];

/** A button for each possible next state, and Undo for the last change. */
export function StateButtons({ request }: { request: RequestFile }) {
  const { id, email } = request;
  const { call } = useOffice();
  const { busy, run } = useAction();
  const [last, setLast] = useState<{ event: string; wanted: RequestState; state: RequestState }>();
  // The state after the last change, until the request is loaded again: a quick second click must use it.
  const [known, setKnown] = useState({ request, state: request.state });
  const state = known.request === request ? known.state : request.state;
  const change = async (to: RequestState) => {
    const result = await call('requests/change', { id, from: state, to });
    setLast({ ...result, wanted: to });
    setKnown({ request, state: result.state });
  };
  const undo = async (event: string) => {
    const result = await call('requests/undo', { id, event });
    setLast(undefined);
    setKnown({ request, state: result.state });
  };
  return (
    <>
      <Row role="group" aria-label="Change the state">
        {nextStates[state].map((to, index) => (
          <Button
            key={to}
            size="sm"
            variant={index === 0 ? 'filled' : 'outlined'}
            busy={busy}
            onClick={() => void run(() => change(to))}
          >
            {pressText(state, to)}
          </Button>
        ))}
      </Row>
      <div role="status">
        {last && (
          <Notice tone={last.wanted === last.state ? 'good' : 'bad'}>
            <p>
              {last.wanted === last.state
                ? `Now: ${stateLabels[last.state]}.`
                : 'No seat is free in this start: the request is on the waiting list.'}
              {email && last.state !== 'contacted' && ' The parent gets a mail in a few seconds.'}
            </p>
            <Button
              size="sm"
              variant="outlined"
              busy={busy}
              onClick={() => void run(() => undo(last.event), 'Undone.')}
            >
              Undo
            </Button>
          </Notice>
        )}
      </div>
    </>
  );
}
