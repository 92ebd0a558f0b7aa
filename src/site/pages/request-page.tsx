import { requestPath } from '../../domain/requests/request-form.ts';
import { RequestStatusView } from '../../sections/request-status/RequestStatusView.tsx';
import { Band } from '../../ui/band/Band.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { type Page, useFormResult } from '../page.ts';

/** The page of a parent's request. Only the server reads the request: its address is the secret. */
function RequestPage() {
  const result = useFormResult();
  const found = result && 'request' in result ? result : undefined;
  return (
    <>
      <PageBanner
        low
        title={found ? 'Your Request' : 'This Request is Not Here'}
        description={
          found
            ? 'What happens next, and how to pay.'
            : 'The address is not complete, or the request was deleted. Please open the whole address, or write to us.'
        }
      />
      {found && (
        <Band as="div">
          <RequestStatusView
            request={found.request}
            {...(found.notice && { notice: found.notice })}
            action={requestPath}
            calendarHref={found.calendarHref}
          />
        </Band>
      )}
    </>
  );
}

export const page: Page = {
  Page: RequestPage,
  // The key stays out of the page's data.
  search: () => '',
  head: (_params, _read, school) => ({
    title: 'Your Request',
    description: `A request for a seat at ${school.name}.`,
    noIndex: true,
  }),
};
