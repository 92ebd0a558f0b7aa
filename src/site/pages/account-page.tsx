import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { DataTopic, DevicesTopic, EraseTopic } from '../account/DataTopics.tsx';
import { EmailForm } from '../account/EmailForm.tsx';
import type { OwnRequests } from '../account/OwnRequests.tsx';
import { PasswordForm } from '../account/PasswordForm.tsx';
import { type AccountPartProps, ProfileForm } from '../account/ProfileForm.tsx';
import { Column, Topic } from '../account/parts.tsx';
import { SignInFirst } from '../account/SignInFirst.tsx';
import { useAccount } from '../account/use-account.ts';
import { Loading } from '../LoadFailed.tsx';
import type { Page } from '../page.ts';
import { accountPath } from '../progress/course-progress.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useLater } from '../use-later.ts';
import { WithoutScripts } from '../WithoutScripts.tsx';

/** The list of seat requests. Undefined in the sample school, which takes none. */
let Requests: typeof OwnRequests | undefined;

function AccountPage() {
  return (
    <>
      <WithoutScripts />
      <PageBanner low title="Your Account" description="What we keep about you, and how to change it." />
      <Band as="div">
        {Requests && <Requests />}
        <Content />
      </Band>
    </>
  );
}

function Content() {
  const { loggedIn, signOut } = useSession();
  const { state, reload } = useAccount(loggedIn, signOut);
  switch (state.status) {
    case 'loaded':
      return <Topics account={state.account} />;
    case 'loading':
      return <Loading $list label="Loading your account" />;
    case 'signed-out':
      return (
        <Column>
          <p role="status">Please sign in to see your account.</p>
          <SignInFirst continueTo={accountPath} />
        </Column>
      );
    case 'failed':
      return (
        <Column>
          <p role="alert">Your account could not be loaded. Please try again in a moment.</p>
          <div>
            <Button onClick={reload}>Try again</Button>
          </div>
        </Column>
      );
  }
}

function Topics({ account }: AccountPartProps) {
  const Courses = useLater(true, loadCourses);
  return (
    <TwoColumns>
      <Topic id="courses" title="Your courses">
        {Courses && <Courses account={account} />}
      </Topic>
      <Topic id="profile" title="Name and phone">
        <ProfileForm account={account} />
      </Topic>
      <Topic id="email" title="E-mail address">
        <EmailForm account={account} />
      </Topic>
      <Topic id="password" title="Password">
        <PasswordForm />
      </Topic>
      <Topic id="devices" title="Signed-in devices">
        <DevicesTopic />
      </Topic>
      <Topic id="data" title="Your data">
        <DataTopic account={account} />
      </Topic>
      <Topic id="erase" title="Erase my account">
        <EraseTopic account={account} />
      </Topic>
    </TwoColumns>
  );
}

const loadCourses = async () => (await import('../account/CoursesTopic.tsx')).CoursesTopic;

const TwoColumns = styled(Column)`
  @media (min-width: 912px) {
    display: block;
    max-inline-size: none;
    columns: 2;
    column-gap: var(--space-5);
    & > section {
      break-inside: avoid;
      margin-block-end: var(--space-5);
    }
  }
`;

export const page: Page = {
  Page: AccountPage,
  loadParts: async ({ isSample, enrol }) => {
    if (!isSample || enrol === 'request') Requests = (await import('../account/OwnRequests.tsx')).OwnRequests;
  },
  head: (_params, _read, school) => ({
    title: 'Your Account',
    description: `Your account at ${school.name}.`,
    noIndex: true,
  }),
};
