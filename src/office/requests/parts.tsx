import { formatDay } from '../../domain/day.ts';
import type { RequestSummary, StartOverview } from '../../domain/office/requests-contract.ts';
import { freeSeats, type Seats } from '../../domain/requests/seats.ts';
import { type RequestState, stateLabels } from '../../domain/requests/states.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Badge, type BadgeProps } from '../parts/Badge.tsx';
import { Rows } from '../parts/layout.ts';
import { LinkRow, LinkRowHead } from '../parts/link-rows.ts';
import { shortTime } from '../parts/text.ts';

export const requestsPath = '/office/requests';
export const requestHref = (id: string) => `${requestsPath}/${encodeURIComponent(id)}`;

/** The day on which a course starts, as in a URL; `-` for a course without dates. */
const dayPart = (day: string) => day || '-';
export const dayOf = (part: string) => (part === '-' ? '' : part);
export const startHref = ({ course, day }: Pick<StartOverview, 'course' | 'day'>) =>
  `${requestsPath}/start/${encodeURIComponent(course)}/${dayPart(day)}`;

const tones: Readonly<Record<RequestState, NonNullable<BadgeProps['tone']>>> = {
  new: 'accent',
  contacted: 'plain',
  payment: 'plain',
  enrolled: 'good',
  waiting: 'plain',
  declined: 'bad',
  cancelled: 'bad',
};

export const StateBadge = ({ state }: { state: RequestState }) => (
  <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
);

/** "12 of 20 seats taken, 2 held, 3 waiting". */
export function seatsText(seats: Seats): string {
  const { total, enrolled, held, waiting } = seats;
  const taken = total === undefined ? `${enrolled} enrolled` : `${enrolled} of ${total} seats taken`;
  return [taken, ...(held > 0 ? [`${held} held`] : []), ...(waiting > 0 ? [`${waiting} waiting`] : [])].join(', ');
}

export const isFull = (seats: Seats): boolean => freeSeats(seats) === 0;

export const startText = (day: string): string => (day === '' ? 'No date' : formatDay(day));

interface RequestRowsProps {
  requests: readonly RequestSummary[];
  timeZone: string;
  /** True to show the course, and the day on which it starts, in each row. */
  withCourse: boolean;
}

export const RequestRows = ({ requests, timeZone, withCourse }: RequestRowsProps) => (
  <Rows>
    {requests.map((request) => (
      <LinkRow key={request.id}>
        <LinkRowHead>
          <Link href={requestHref(request.id)}>
            <bdi>{request.childName || request.name}</bdi>
            {request.childName && request.childAge && `, ${request.childAge}`}
          </Link>
          <StateBadge state={request.state} />
          <time dateTime={new Date(request.at).toISOString()}>{shortTime(request.at, timeZone)}</time>
        </LinkRowHead>
        <p>
          <span translate="no">{request.reference}</span> · <bdi>{request.name}</bdi> · <bdi>{request.phone}</bdi>
          {request.receipts > 0 && <strong> · receipt</strong>}
          {request.isOverdue && <strong> · hold ended</strong>}
        </p>
        {withCourse && (
          <p>
            <bdi>{request.courseName}</bdi> · {startText(request.startDay)}
          </p>
        )}
      </LinkRow>
    ))}
  </Rows>
);
