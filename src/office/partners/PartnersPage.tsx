import { Link } from '../../ui/link/Link.tsx';
import { useOfficeQuery } from '../api/use-query.ts';
import { Badge } from '../parts/Badge.tsx';
import { Empty } from '../parts/Empty.tsx';
import { handshake } from '../parts/icons.ts';
import { TableRegion } from '../parts/layout.ts';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';

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
            <TableRegion role="region" aria-label="Partners with counts" tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">Partner</th>
                    {['Visits', 'Downloads', 'Messages', 'Accounts'].map((label) => (
                      <th key={label} scope="col" data-number>
                        {label}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {partners.map(({ id, name, isKnown, visits, downloads, messages, signups }) => (
                    <tr key={id}>
                      <th scope="row">
                        <Link href={`/office/partners/${encodeURIComponent(id)}`} dir="auto">
                          {name || id}
                        </Link>{' '}
                        {!isKnown && <Badge>not in your list</Badge>}
                      </th>
                      <td data-number>{visits}</td>
                      <td data-number>{downloads}</td>
                      <td data-number>{messages}</td>
                      <td data-number>{signups}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableRegion>
          )
        }
      </QueryView>
    </Page>
  );
}
