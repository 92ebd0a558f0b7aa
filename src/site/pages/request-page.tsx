import { useEffect, useRef } from 'react';
import type { LectureAccess } from '../../domain/requests/request-details.ts';
import { requestAddress } from '../../domain/requests/request-form.ts';
import { LectureAccessView } from '../../sections/request-status/LectureAccessView.tsx';
import { RequestStatusView } from '../../sections/request-status/RequestStatusView.tsx';
import { Band } from '../../ui/band/Band.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { SignInFirst } from '../account/SignInFirst.tsx';
import { type Page, useFormResult } from '../page.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** The page of a parent's seat request. Only the server can render it, because the page's URL contains a secret key. */
function RequestPage() {
  const result = useFormResult();
  if (result && 'access' in result) return <AccessPage access={result.access} />;
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
            action={requestAddress(found.request.key)}
            calendarHref={found.calendarHref}
          />
        </Band>
      )}
    </>
  );
}

function AccessPage({ access }: { access: LectureAccess }) {
  useServedSession(access.account !== '');
  return (
    <>
      <PageBanner low title="Your Lectures" description="Open the lectures of your course for your account." />
      <Band as="div">
        {/* Forms post to the URL of the page, which contains the key. */}
        <LectureAccessView access={access} signIn={<SignInFirst continueTo="/account" />} />
      </Band>
    </>
  );
}

/**
 * Reloads the page after a sign-in, because only the server knows what the account may open. If the server's session
 * has ended, signs out.
 */
function useServedSession(isSignedIn: boolean): void {
  const { loggedIn, signOut } = useSession();
  const wasLoggedIn = useRef(loggedIn);
  useEffect(() => {
    if (isSignedIn || !loggedIn) return;
    if (wasLoggedIn.current) signOut();
    else location.reload();
    wasLoggedIn.current = false;
  }, [isSignedIn, loggedIn, signOut]);
}

export const page: Page = {
  Page: RequestPage,
  // Keeps the secret key out of the page data.
  search: () => '',
  head: (_params, _read, school) => ({
    title: 'Your Request',
    description: `A request for a seat at ${school.name}.`,
    noIndex: true,
  }),
};
