import { Link } from '../../ui/link/Link.tsx';
import { useOfficeQuery } from '../api/use-query.ts';
import { Badge } from '../parts/Badge.tsx';
import { DataTable } from '../parts/DataTable.tsx';
import { Empty } from '../parts/Empty.tsx';
import { handshake } from '../parts/icons.ts';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';

const columns = [
  { label: 'Partner' },
  { label: 'Visits', isNumber: true },
  { label: 'Downloads', isNumber: true },
  { label: 'Messages', isNumber: true },
  { label: 'Accounts', isNumber: true },
] as const;

/** The partners, with what their links brought. */
export function PartnersPage() {
  const query = useOfficeQuery('partners/list', {});
  return (
    <Page title="Partners" lead="What the links of your ambassadors and partner schools bring.">
      <QueryView query={query} loading="Loading the partners">
        {({ partners }) =>
          partners.length === 0 ? (
            <Empty icon={handshake}>
              <p>
                No partners yet. <Link href="/office/content/partners">Add one in the content.</Link>
              </p>
            </Empty>
          ) : (
            <DataTable
              label="Partners with counts"
              columns={columns}
              rows={partners.map(({ id, name, isKnown, visits, downloads, messages, signups }) => ({
                key: id,
                cells: [
                  <PartnerName key="name" id={id} name={name} isKnown={isKnown} />,
                  visits,
                  downloads,
                  messages,
                  signups,
                ],
              }))}
            />
          )
        }
      </QueryView>
    </Page>
  );
}

const PartnerName = ({ id, name, isKnown }: { id: string; name: string; isKnown: boolean }) => (
  <>
    <Link href={`/office/partners/${encodeURIComponent(id)}`} dir="auto">
      {name || id}
    </Link>{' '}
    {!isKnown && <Badge>not in your list</Badge>}
  </>
);
