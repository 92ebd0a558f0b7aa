import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import { download } from '../parts/download.ts';
import { Page } from '../parts/Page.tsx';
import { dayOf, requestsPath, seatsText, startHref, startText } from './parts.tsx';
import { RequestList } from './RequestList.tsx';

interface StartPageProps {
  course: string;
  /** The day on which the course starts, as in the URL; `dayOf` decodes it. */
  part: string;
  timeZone: string;
}

/** The requests for a course that starts on one day, with lists to download and print. */
export function StartRequestsPage({ course, part, timeZone }: StartPageProps) {
  const day = dayOf(part);
  const { call } = useOffice();
  const { busy, run } = useAction();
  const known = useOfficeQuery('requests/starts', {}).data?.starts.find(
    (start) => start.course === course && start.day === day,
  );
  const path = startHref({ course, day });
  const save = async () => {
    const { fileName, csv } = await call('requests/download', { box: 'all', course, day });
    download(fileName, csv, 'text/csv');
  };
  return (
    <Page
      title={known?.courseName ?? course}
      back={{ href: requestsPath, label: 'Requests' }}
      lead={known ? `${startText(day)}. ${seatsText(known.seats)}.` : startText(day)}
      actions={
        <>
          <Button variant="outlined" busy={busy} onClick={() => void run(save, 'The list is in your downloads.')}>
            Download
          </Button>
          <ButtonLink variant="outlined" href={`${path}/print`}>
            Print the enrolled
          </ButtonLink>
        </>
      }
    >
      <RequestList path={path} filter={{ course, day }} timeZone={timeZone} />
    </Page>
  );
}
