import { useState } from 'react';
import { countKinds, countLabels } from '../../domain/counts.ts';
import { may, type Role } from '../../domain/office/actions.ts';
import type { PartnerCounts } from '../../domain/office/desk-contract.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import { CopyLink } from '../parts/CopyLink.tsx';
import { Muted, Panel, Row } from '../parts/layout.ts';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { AddButton } from './AddButton.tsx';
import { DaysChart } from './DaysChart.tsx';

/** The counts of one partner's links, and the private link to the same counts. */
export function PartnerPage({ id, role }: { id: string; role: Role }) {
  const query = useOfficeQuery('partners/read', { id });
  return (
    <Page title={query.data?.partner.name || id} back={{ href: '/office/partners', label: 'Partners' }}>
      <QueryView query={query} loading="Loading the partner">
        {({ partner, days }) => (
          <>
            <Figures>
              {countKinds.map((kind) => (
                <Count key={kind} label={countLabels[kind]} value={partner[`${kind}s`]} />
              ))}
            </Figures>
            <Panel aria-labelledby="days">
              <h2 id="days">Day by day</h2>
              {days.some(({ visits, downloads }) => visits + downloads > 0) ? (
                <DaysChart days={days} />
              ) : (
                <Muted>No visits yet.</Muted>
              )}
            </Panel>
            {partner.isKnown && may(role, 'partners/link') && <PrivateLink id={id} />}
            {!partner.isKnown && id !== '' && may(role, 'partners/add') && <ListName {...partner} />}
          </>
        )}
      </QueryView>
    </Page>
  );
}

const ListName = (partner: PartnerCounts) => (
  <Panel aria-labelledby="list-name">
    <h2 id="list-name">Not in your list yet</h2>
    <Muted>List this name to give it a page with picture and text. It keeps its counts.</Muted>
    <Row>
      <AddButton {...partner} />
    </Row>
  </Panel>
);

function PrivateLink({ id }: { id: string }) {
  const { call } = useOffice();
  const { busy, run } = useAction();
  const [link, setLink] = useState('');
  return (
    <Panel aria-labelledby="private-link">
      <h2 id="private-link">Let the partner see these numbers</h2>
      <Muted>Everybody with this link sees the partner’s counts, and nothing else.</Muted>
      {link ? (
        <CopyLink link={link} what="private link" />
      ) : (
        <Row>
          <Button
            variant="outlined"
            busy={busy}
            onClick={() => void run(async () => setLink((await call('partners/link', { id })).link))}
          >
            Show the private link
          </Button>
        </Row>
      )}
    </Panel>
  );
}

const Count = ({ label, value }: { label: string; value: number }) => (
  <Figure as="div">
    <dt>{label}</dt>
    <dd>{value}</dd>
  </Figure>
);

const Figures = styled('dl')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5em, 1fr));
  gap: var(--space-3);
`;

const Figure = styled(Panel)`
  gap: 0;
  & > dt {
    color: var(--muted);
    font-size: var(--text-sm);
  }
  & > dd {
    margin: 0;
    font: 600 var(--text-2xl)/1.2 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
`;
