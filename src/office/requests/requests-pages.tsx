import { NewRequestPage } from './NewRequestPage.tsx';
import { PrintPage } from './PrintPage.tsx';
import { RequestPage } from './RequestPage.tsx';
import { RequestsPage } from './RequestsPage.tsx';
import { StartRequestsPage } from './StartRequestsPage.tsx';

export interface RequestsPagesProps {
  page: 'list' | 'new' | 'start' | 'print' | 'request';
  /** From the URL: the id of a course. */
  course: string;
  /** From the URL: the day on which the course starts, or the id of a request. */
  id: string;
  timeZone: string;
}

/** The pages of parents' requests. A separate chunk, because not every role needs them. */
export function RequestsPages({ page, course, id, timeZone }: RequestsPagesProps) {
  switch (page) {
    case 'list':
      return <RequestsPage timeZone={timeZone} />;
    case 'new':
      return <NewRequestPage />;
    case 'start':
      return <StartRequestsPage course={course} part={id} timeZone={timeZone} />;
    case 'print':
      return <PrintPage course={course} part={id} />;
    case 'request':
      return <RequestPage id={id} timeZone={timeZone} />;
  }
}
