import { createContext, useContext, useEffect } from 'react';
import { useLocation, useSearch } from '../location.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** Which of the two modals is meant. */
export type AuthModal = 'signin' | 'signup';

export interface Auth {
  /** Opens the Sign In modal. */
  openSignIn(options?: SignInOptions): void;
  /** Opens the Register modal. */
  openSignUp(): void;
}

export interface SignInOptions {
  /**
   * The path that opens after the sign-in.
   * @default /
   */
  continueTo?: string;
}

/** The modal that is open, and where its sign-in leads. */
export interface OpenModal extends SignInOptions {
  modal: AuthModal;
}

export interface AuthDialogsProps {
  /** The modal that is open, if one is. */
  open: AuthModal | undefined;
  /**
   * The path that opens after the sign-in.
   * @default /
   */
  continueTo?: string | undefined;
  /** Swaps to the other modal. */
  onSwap: (modal: AuthModal) => void;
  /** Closes whichever is open. */
  onClose: () => void;
}

export const AuthContext = createContext<Auth | undefined>(undefined);

/** Opens the auth modals, from anywhere in the site. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('The auth modals are asked for outside of an <AuthProvider>: wrap the site in one.');
  return auth;
}

/**
 * `/?auth=signin` and `/?auth=signup` open a modal: that is where the buttons lead without scripts. Takes the question out of
 * the address, so that a reload does not ask again.
 */
export function useAuthInAddress(): void {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { loggedIn } = useSession();
  const { openSignIn, openSignUp } = useAuth();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const modal = query.get('auth');
    if (modal === null) return;
    query.delete('auth');
    navigate(path + (query.size ? `?${query}` : ''), { replace: true });
    if (loggedIn) return;
    if (modal === 'signin') openSignIn();
    if (modal === 'signup') openSignUp();
  }, [search, path, navigate, loggedIn, openSignIn, openSignUp]);
}
