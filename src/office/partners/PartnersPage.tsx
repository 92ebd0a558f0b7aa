import { countKinds, countLabels, totalNames } from '../../domain/counts.ts';
import { may, type Role } from '../../domain/office/actions.ts';
import type { PartnerCounts } from '../../domain/office/desk-contract.ts';
import { Link } from '../../ui/link/Link.tsx';
import { useOfficeQuery } from '../api/use-query.ts';
import { DataTable } from '../parts/DataTable.tsx';
import { Empty } from '../parts/Empty.tsx';
import { handshake } from '../parts/icons.ts';
import { Muted, Stack } from '../parts/layout.ts';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { AddButton } from './AddButton.tsx';
import { PartnerRequests } from './PartnerRequests.tsx';

const counts = countKinds.map((kind) => ({ label: countLabels[kind], isNumber: true as const }));

/** The partners, and other names in shared links, with the counts of their links. */
export function PartnersPage({ role }: { role: Role }) {
  const query = useOfficeQuery('partners/list', {});
  return (
    <Page title="Partners" lead="What the links of your ambassadors and partner schools bring.">
      <QueryView query={query} loading="Loading the partners">
        {({ partners, requests }) => {
          const names = partners.filter(({ isKnown }) => !isKnown);
          return (
            <>
              {requests.length > 0 && <PartnerRequests requests={requests} role={role} />}
              <Listed partners={partners.filter(({ isKnown }) => isKnown)} />
              {names.length > 0 && <NamesInUse names={names} role={role} />}
            </>
          );
        }}
      </QueryView>
    </Page>
  );
}

const Listed = ({ partners }: { partners: readonly PartnerCounts[] }) =>
  partners.length === 0 ? (
    <Empty icon={handshake}>
      <p>
        No partners yet. <Link href="/office/content/partners">Add one in the content.</Link>
      </p>
    </Empty>
  ) : (
    <DataTable
      label="Partners with counts"
      columns={[{ label: 'Partner' }, ...counts]}
      rows={partners.map((partner) => ({
        key: partner.id,
        cells: [<PartnerName key="name" {...partner} />, ...countsOf(partner)],
      }))}
    />
  );

/** Names from shared links that are not partners. Listing a name makes it a partner with the same counts. */
const NamesInUse = ({ names, role }: { names: readonly PartnerCounts[]; role: Role }) => (
  <Stack as="section" aria-labelledby="names-in-use">
    <h2 id="names-in-use">Names in use</h2>
    <Muted>
      People share links with these names, and you have not listed them. List a name to give it a page with picture and
      text. It keeps its counts.
    </Muted>
    <DataTable
      label="Names in use with counts"
      columns={[{ label: 'Name' }, ...counts, { label: 'Action' }]}
      rows={names.map((name) => ({
        key: name.id,
        cells: [
          <PartnerName key="name" {...name} />,
          ...countsOf(name),
          may(role, 'partners/add') && name.id !== '' ? <AddButton key="add" {...name} /> : '',
        ],
      }))}
    />
  </Stack>
);

const countsOf = (partner: PartnerCounts) => totalNames.map((name) => partner[name]);

const PartnerName = ({ id, name }: PartnerCounts) => (
  <Link href={`/office/partners/${encodeURIComponent(id)}`} dir="auto">
    {name || id}
  </Link>
);
