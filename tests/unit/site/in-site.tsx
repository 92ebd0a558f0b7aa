import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createData } from '../../../src/data/create-data.ts';
import { DataProvider } from '../../../src/data/DataProvider.tsx';
import type { Session, SessionState } from '../../../src/data/session.ts';
import { SessionProvider } from '../../../src/site/session/SessionProvider.tsx';
import { LinkContext } from '../../../src/ui/link/LinkContext.tsx';

/** A session that no cookie stands behind. */
export function fakeSession(start: SessionState = { loggedIn: false }): Session {
  let state = start;
  const listeners = new Set<() => void>();
  const become = (next: SessionState) => {
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
    signedIn: (user) => become({ loggedIn: true, user }),
    signOut: () => become({ loggedIn: false }),
  };
}

/** A data layer that reaches nobody. */
export const noData = () => createData({ host: '/api', fetch: () => Promise.reject(new TypeError('No network.')) });

/** Renders a part of the site at a path, with its session and its links, and answers where the visitor has gone. */
export function renderInSite(children: ReactNode, { path = '/', session = fakeSession(), data = noData() } = {}) {
  const { hook, searchHook, history, navigate } = memoryLocation({ path, record: true });
  const { unmount } = render(
    <DataProvider data={data}>
      <SessionProvider session={session}>
        <Router hook={hook} searchHook={searchHook}>
          <LinkContext.Provider value={{ navigate }}>{children}</LinkContext.Provider>
        </Router>
      </SessionProvider>
    </DataProvider>,
  );
  return { history, session, unmount };
}
