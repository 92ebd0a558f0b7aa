import type { RequestFilter } from '../../domain/office/requests-contract.ts';
import { Link } from '../../ui/link/Link.tsx';
import { useOfficeQuery } from '../api/use-query.ts';
import { Empty } from '../parts/Empty.tsx';
import { inbox } from '../parts/icons.ts';
import { Muted } from '../parts/layout.ts';
import { BoxLinks } from '../parts/link-rows.ts';
import { Pager } from '../parts/Pager.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { SearchForm } from '../parts/SearchForm.tsx';
import { counted } from '../parts/text.ts';
import { useListAddress } from '../parts/use-list-address.ts';
import { boxLabels, isBox } from './boxes.ts';
import { RequestRows } from './parts.tsx';

interface RequestListProps {
  path: string;
  /** A course and the day on which it starts; without a course, the list has all requests. */
  filter: Omit<RequestFilter, 'box'>;
  timeZone: string;
}

/** A searchable list of requests, filtered by state. */
export function RequestList({ path, filter, timeZone }: RequestListProps) {
  const { box: name, find, page, hrefOf, go } = useListAddress(path);
  const isStart = filter.course !== undefined;
  const first = isStart ? 'all' : 'open';
  // A search includes all states, unless one is chosen.
  const box = isBox(name) ? name : find ? 'all' : first;
  const query = useOfficeQuery('requests/list', { ...filter, box, page, ...(find && { find }) });
  return (
    <>
      <BoxLinks aria-label="States">
        {Object.entries(boxLabels).map(([one, label]) => (
          <Link
            key={one}
            href={hrefOf({ box: one === first ? '' : one, find: '' })}
            aria-current={one === box ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </BoxLinks>
      <SearchForm label="Find by name, phone or reference" value={find} onSearch={(text) => go({ find: text })} />
      <QueryView query={query} loading="Loading the requests">
        {({ requests, total, pages }) => (
          <>
            <Muted role="status">{requests.length > 0 && counted(total, 'request')}</Muted>
            {requests.length === 0 ? (
              <Empty icon={inbox}>
                <p>{find ? 'No request has this name, phone or reference.' : 'No requests here.'}</p>
              </Empty>
            ) : (
              <RequestRows requests={requests} timeZone={timeZone} withCourse={!isStart} />
            )}
            <Pager page={page} pages={pages} hrefOf={(to) => hrefOf({ page: to })} />
          </>
        )}
      </QueryView>
    </>
  );
}
