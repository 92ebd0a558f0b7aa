import type { StartOverview } from '../../domain/office/requests-contract.ts';
import { card, pressable } from '../../style/card-mixins.ts';
import { styled } from '../../style/styled.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { useOfficeQuery } from '../api/use-query.ts';
import { Badge } from '../parts/Badge.tsx';
import { Cards, Muted } from '../parts/layout.ts';
import { coveringLink } from '../parts/link-rows.ts';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { isFull, requestHref, requestsPath, seatsText, startHref, startText } from './parts.tsx';
import { RequestList } from './RequestList.tsx';

/** The page of parents' requests: the days on which courses start, with their seats, and a list of the requests. */
export function RequestsPage({ timeZone }: { timeZone: string }) {
  const query = useOfficeQuery('requests/starts', {});
  return (
    <Page
      title="Requests"
      lead="Parents who ask for a seat, by phone or on the site."
      actions={<ButtonLink href={`${requestsPath}/new`}>Type one in</ButtonLink>}
    >
      <QueryView query={query} loading="Loading the starts">
        {({ starts }) => starts.length > 0 && <Starts starts={starts} />}
      </QueryView>
      <RequestList path={requestsPath} filter={{}} timeZone={timeZone} />
    </Page>
  );
}

const Starts = ({ starts }: { starts: readonly StartOverview[] }) => (
  <section aria-label="Starts">
    <Cards as="ul">
      {starts.map((start) => (
        <Start key={`${start.course} ${start.day}`}>
          <Link href={startHref(start)}>
            <bdi>{start.courseName}</bdi>
          </Link>
          <p>
            {startText(start.day)}
            {isFull(start.seats) && <Badge>full</Badge>}
            {start.fresh > 0 && <Badge tone="accent">{`${start.fresh} new`}</Badge>}
          </p>
          <Muted>{seatsText(start.seats)}</Muted>
          {start.next && (
            <Next>
              A seat is free for{' '}
              <Link href={requestHref(start.next.id)}>
                <bdi>{start.next.name}</bdi>
              </Link>
            </Next>
          )}
        </Start>
      ))}
    </Cards>
  </section>
);

const Start = styled('li')`
  ${card('md')}
  ${pressable}
  ${coveringLink}
  display: grid;
  gap: var(--space-1);
  align-content: start;
  padding: var(--space-4);
  & > a {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`;

const Next = styled('p')`
  color: var(--success);
  font-size: var(--text-sm);
  font-weight: 600;
  & > a {
    position: relative;
    z-index: 1;
    color: inherit;
  }
`;
