import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOfficeQuery } from '../api/use-query.ts';
import { DataTable } from '../parts/DataTable.tsx';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { dayOf, startHref, startText } from './parts.tsx';

/** A printable list of the children enrolled in a course that starts on one day. */
export function PrintPage({ course, part }: { course: string; part: string }) {
  const day = dayOf(part);
  const query = useOfficeQuery('requests/print', { box: 'enrolled', course, day });
  const first = query.data?.requests[0];
  return (
    <Page
      title={first?.courseName ?? 'Enrolled children'}
      lead={startText(day)}
      back={{ href: startHref({ course, day }), label: 'Requests of this start' }}
      actions={<Button onClick={() => print()}>Print</Button>}
    >
      <QueryView query={query} loading="Loading the list">
        {({ requests }) =>
          requests.length === 0 ? (
            <p>Nobody is enrolled yet.</p>
          ) : (
            <Sheet>
              <DataTable
                label="Enrolled children"
                columns={[
                  { label: 'Child' },
                  { label: 'Age', isNumber: true },
                  { label: 'Parent' },
                  { label: 'Phone' },
                ]}
                rows={requests.map(({ id, childName, childAge, name, phone }) => ({
                  key: id,
                  cells: [<bdi key="child">{childName || '–'}</bdi>, childAge, name, phone],
                }))}
              />
            </Sheet>
          )
        }
      </QueryView>
    </Page>
  );
}

/** Hides the menu and the buttons of the office in print. */
const Sheet = styled('div')`
  @media print {
    body:has(&) :is(aside, main > div > header a, main > div > header button),
    body:has(&) #root > div > header {
      display: none;
    }
  }
`;
