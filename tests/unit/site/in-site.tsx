import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createData } from '../../../src/data/create-data.ts';
import { DataProvider } from '../../../src/data/DataProvider.tsx';
import type { Session, SessionState } from '../../../src/data/session.ts';
import { sampleTexts } from '../../../src/domain/sample-texts.ts';
import { type School, sampleSchool } from '../../../src/domain/school.ts';
import { AuthProvider } from '../../../src/site/auth/AuthProvider.tsx';
import { SchoolContext } from '../../../src/site/page.ts';
import { SessionProvider } from '../../../src/site/session/SessionProvider.tsx';
import { Content } from '../../../src/site/shell/Content.tsx';
import { Footer } from '../../../src/site/shell/Footer.tsx';
import { Shell } from '../../../src/site/shell/Shell.tsx';
import { followLinks } from '../../../src/ui/link/follow-links.ts';
import { LinkContext } from '../../../src/ui/link/Link.tsx';
import { Toaster } from '../../../src/ui/toast/Toaster.tsx';

/** A session in memory, without cookies. */
export function fakeSession(start: SessionState = { loggedIn: false }): Session {
  let state = start;
  const listeners = new Set<() => void>();
  const setState = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    shown: () => start,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    signedIn: (user) => {
      setState({ loggedIn: true, user });
      return true;
    },
    updated: (user) => setState({ loggedIn: true, user }),
    signOut: () => setState({ loggedIn: false }),
  };
}

/** A data layer without a network. */
export const noData = () => createData({ host: '/api', fetch: () => Promise.reject(new TypeError('No network.')) });

/** Wraps a page so that it can open the sign-in dialogs, without header and footer. */
export const withAuth = (page: ReactNode) => <AuthProvider>{page}</AuthProvider>;

/** Wraps a page with the header, footer and toasts of the site. */
export const withShell = (page: ReactNode) => (
  <Shell>
    <Content>{page}</Content>
    <Footer />
    <Toaster />
  </Shell>
);

/** Renders a part of the sample school's site at a path, with a session and client-side links. Returns the navigation history. */
export function renderInSite(
  children: ReactNode,
  { path = '/', session = fakeSession(), data = noData(), school = {} as Partial<School> } = {},
) {
  const { hook, searchHook, history, navigate } = memoryLocation({ path, record: true });
  onTestFinished(followLinks({ navigate }));
  const { unmount } = render(
    <DataProvider data={data}>
      <SessionProvider session={session}>
        <Router hook={hook} searchHook={searchHook}>
          <LinkContext.Provider value={{ navigate }}>
            <SchoolContext value={{ ...sampleSchool, texts: sampleTexts, ...school }}>{children}</SchoolContext>
          </LinkContext.Provider>
        </Router>
      </SessionProvider>
    </DataProvider>,
  );
  return { history, session, unmount };
}
