import type { Person } from '../../domain/office/desk-contract.ts';
import { styled } from '../../style/styled.ts';
import { Link } from '../../ui/link/Link.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useOfficeQuery } from '../api/use-query.ts';
import { Badge } from '../parts/Badge.tsx';
import { DownloadTable } from '../parts/DownloadTable.tsx';
import { Empty } from '../parts/Empty.tsx';
import { people as peopleIcon } from '../parts/icons.ts';
import { Muted, Rows } from '../parts/layout.ts';
import { Page } from '../parts/Page.tsx';
import { Pager } from '../parts/Pager.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { SearchForm } from '../parts/SearchForm.tsx';
import { counted } from '../parts/text.ts';
import { useListAddress } from '../parts/use-list-address.ts';

/** The list of visitors' accounts. */
export function PeoplePage() {
  const { call } = useOffice();
  const { find, page, hrefOf, go } = useListAddress('/office/people');
  const query = useOfficeQuery('people/list', { page, ...(find && { find }) });
  return (
    <Page
      title="People"
      lead="Everybody with an account on the site."
      actions={<DownloadTable read={() => call('people/table', find === '' ? {} : { find })} />}
    >
      <SearchForm label="Find by name, e-mail or phone" value={find} onSearch={(text) => go({ find: text })} />
      <QueryView query={query} loading="Loading the people">
        {({ people, total, pages }) => (
          <>
            <Muted role="status">{people.length > 0 && counted(total, 'person', 'people')}</Muted>
            {people.length === 0 ? (
              <Empty icon={peopleIcon}>
                <p>{find ? 'Nobody has this name, e-mail or phone.' : 'Nobody has an account yet.'}</p>
              </Empty>
            ) : (
              <Rows>
                {people.map((person) => (
                  <PersonRow key={person.id} {...person} />
                ))}
              </Rows>
            )}
            <Pager page={page} pages={pages} hrefOf={(to) => hrefOf({ page: to })} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

/** A person's name; without one, the email address. */
export const nameOf = ({ firstName, lastName, email }: Person): string => `${firstName} ${lastName}`.trim() || email;

const PersonRow = (person: Person) => (
  <Line>
    <Link href={`/office/people/${encodeURIComponent(person.id)}`} dir="auto">
      {nameOf(person)}
    </Link>
    {person.isBlocked && <Badge tone="bad">blocked</Badge>}
    <bdi>{person.email}</bdi>
    {person.phone && <bdi>{person.phone}</bdi>}
  </Line>
);

const Line = styled('li')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-4);
  padding: var(--space-2) var(--space-4);
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    min-inline-size: 0;
    flex-basis: 14em;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > bdi {
    min-inline-size: 0;
    color: var(--muted);
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }
`;
