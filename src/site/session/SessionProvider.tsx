import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionState } from '../../data/session.ts';

const SessionContext = createContext<Session | undefined>(undefined);

export interface SessionProviderProps {
  /** The visitor's session. */
  session: Session;
  children?: ReactNode;
}

export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

/** The session's state, and the functions that change it. */
export function useSession(): SessionState & Pick<Session, 'signedIn' | 'signOut' | 'updated'> {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is called outside of a <SessionProvider>: wrap the site in one.');
  const { signedIn, signOut, updated } = session;
  return { ...useSyncExternalStore(session.subscribe, session.get, session.shown), signedIn, signOut, updated };
}
