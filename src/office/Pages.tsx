import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { type ActionName, may, type Role } from '../domain/office/actions.ts';
import type { SessionState } from '../domain/office/desk-contract.ts';
import { Spinner } from '../ui/spinner/Spinner.tsx';
import type { ContentPagesProps } from './content/content-pages.tsx';
import { DoctorPage } from './desk/DoctorPage.tsx';
import { MessagePage } from './desk/MessagePage.tsx';
import { MessagesPage } from './desk/MessagesPage.tsx';
import { StartPage } from './desk/StartPage.tsx';
import { Boundary } from './parts/Boundary.tsx';
import { Page } from './parts/Page.tsx';
import { PeoplePage } from './people/PeoplePage.tsx';
import { PersonPage } from './people/PersonPage.tsx';
import type { RequestsPagesProps } from './requests/requests-pages.tsx';
import { MePage } from './staff/MePage.tsx';
import { StaffPage } from './staff/StaffPage.tsx';

export interface PagesProps {
  session: SessionState;
  role: Role;
}

const ContentPages = lazy(async () => ({ default: (await import('./content/content-pages.tsx')).ContentPages }));

const SetupPage = lazy(async () => ({ default: (await import('./setup/SetupPage.tsx')).SetupPage }));
const PartnerPage = lazy(async () => ({ default: (await import('./partners/PartnerPage.tsx')).PartnerPage }));
const PartnersPage = lazy(async () => ({ default: (await import('./partners/PartnersPage.tsx')).PartnersPage }));
const RequestsPages = lazy(async () => ({ default: (await import('./requests/requests-pages.tsx')).RequestsPages }));

interface PageContext extends PagesProps {
  timeZone: string;
  /** The parameters of the path; '' for missing ones. */
  id: string;
  kind: string;
  course: string;
}

interface PageRoute {
  path: string;
  /** The page is for roles that may call this action. */
  action: ActionName;
  show: (context: PageContext) => ReactNode;
}

const routes: readonly PageRoute[] = [
  { path: '/', action: 'desk/overview', show: ({ session, role }) => <StartPage session={session} role={role} /> },
  { path: '/messages', action: 'desk/messages', show: ({ timeZone }) => <MessagesPage timeZone={timeZone} /> },
  { path: '/messages/:id', action: 'desk/message', show: (page) => <MessagePage {...page} /> },
  { path: '/people', action: 'people/list', show: () => <PeoplePage /> },
  { path: '/people/:id', action: 'people/read', show: (page) => <PersonPage {...page} /> },
  { path: '/partners', action: 'partners/list', show: (page) => <PartnersPage {...page} /> },
  { path: '/partners/:id', action: 'partners/read', show: (page) => <PartnerPage {...page} /> },
  { path: '/setup', action: 'setup/read', show: ({ timeZone }) => <SetupPage timeZone={timeZone} /> },
  { path: '/doctor', action: 'doctor/run', show: () => <DoctorPage /> },
  {
    path: '/staff',
    action: 'staff/list',
    show: ({ session, timeZone }) => <StaffPage selfId={session.staff?.id ?? ''} timeZone={timeZone} />,
  },
  { path: '/me', action: 'me/read', show: ({ timeZone }) => <MePage timeZone={timeZone} /> },
];

const content = (path: string, page: ContentPagesProps['page'], action: ActionName): PageRoute => ({
  path,
  action,
  show: (context) => <ContentPages page={page} {...context} />,
});

const contentRoutes = [
  content('/content', 'menu', 'content/overview'),
  content('/content/files', 'files', 'content/media'),
  content('/content/:kind', 'list', 'content/list'),
  content('/content/:kind/:id', 'item', 'content/item'),
  content('/history', 'history', 'content/history'),
  content('/import', 'import', 'content/import'),
  content('/import/:kind', 'import', 'content/import'),
  content('/pictures/:kind', 'pictures', 'content/import'),
  // The old path of the page Import, for bookmarks.
  content('/folder', 'import', 'content/import'),
];

const requests = (path: string, page: RequestsPagesProps['page'], action: ActionName): PageRoute => ({
  path: `/requests${path}`,
  action,
  show: (context) => <RequestsPages page={page} {...context} />,
});

const requestRoutes = [
  requests('', 'list', 'requests/list'),
  requests('/new', 'new', 'requests/add'),
  requests('/start/:course/:id', 'start', 'requests/list'),
  requests('/start/:course/:id/print', 'print', 'requests/print'),
  requests('/:id', 'request', 'requests/read'),
];

/** The page of the current path, if the role may see it. */
export function Pages({ session, role }: PagesProps) {
  const [path] = useLocation();
  const context = { session, role, timeZone: session.school.timeZone, id: '', kind: '', course: '' };
  return (
    // The key remounts the page for each path, so that its heading takes the focus.
    <Boundary key={path}>
      <Suspense fallback={<Spinner label="Loading the page" />}>
        <Switch>
          {[...routes, ...requestRoutes, ...contentRoutes]
            .filter(({ action }) => may(role, action))
            .map(({ path: pattern, show }) => (
              <Route key={pattern} path={pattern}>
                {(parameters: object) => show({ ...context, ...parameters })}
              </Route>
            ))}
          <Route>
            <NoPage />
          </Route>
        </Switch>
      </Suspense>
    </Boundary>
  );
}

const NoPage = () => (
  <Page title="This page does not exist" back={{ href: '/office', label: 'Start' }}>
    <p>The link is old, or the page belongs to another role.</p>
  </Page>
);
