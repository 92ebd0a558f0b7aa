import { may, type Role } from '../../domain/office/actions.ts';
import { type PartnerRequest, partnerPictureRoute } from '../../domain/office/desk-contract.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { Muted, Panel, Row, Stack } from '../parts/layout.ts';
import { AddButton } from './AddButton.tsx';

export interface PartnerRequestsProps {
  requests: readonly PartnerRequest[];
  role: Role;
}

/** Requests of ambassadors. Visits through their links count already; accepting a request publishes their page. */
export const PartnerRequests = ({ requests, role }: PartnerRequestsProps) => (
  <Stack as="section" aria-labelledby="partner-requests">
    <h2 id="partner-requests">New requests</h2>
    {requests.map((request) => (
      <Panel key={request.id} as="div">
        <p>
          <strong>
            <bdi>{request.name}</bdi>
          </strong>
          {request.kind && ` (${request.kind})`} <Muted as="span">/p/{request.id}</Muted>
        </p>
        {request.hasPicture && <Portrait src={partnerPictureRoute + request.id} alt={`Picture of ${request.name}`} />}
        {request.about && <p dir="auto">{request.about}</p>}
        {request.email && (
          <p>
            <a href={`mailto:${request.email}`}>{request.email}</a>
          </p>
        )}
        {may(role, 'partners/add') && (
          <Row>
            <AddButton id={request.id} name={request.name} label="Accept" />
            <DismissButton {...request} />
          </Row>
        )}
      </Panel>
    ))}
  </Stack>
);

const Portrait = styled('img')`
  inline-size: 96px;
  aspect-ratio: 1;
  border-radius: var(--radius-md);
  object-fit: cover;
`;

function DismissButton({ id, name }: PartnerRequest) {
  const { call } = useOffice();
  const { busy, run } = useAction();
  const dismiss = async () => {
    await call('partners/dismiss', { id });
  };
  return (
    <Button size="sm" variant="outlined" busy={busy} aria-label={`Dismiss ${name}`} onClick={() => void run(dismiss)}>
      Dismiss
    </Button>
  );
}
