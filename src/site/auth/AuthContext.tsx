import { createContext, useContext, useEffect } from 'react';
import { useLocation, useSearch } from '../location.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** The dialog's form: Sign In or Create Account. */
export type AuthModal = 'signin' | 'signup';

export interface Auth {
  openSignIn(options?: SignInOptions): void;
  openSignUp(): void;
}

export interface SignInOptions {
  /**
   * The path that opens after the sign-in.
   * @default /
   */
  continueTo?: string;
}

/** The open dialog, and the path to open after its sign-in. */
export interface OpenModal extends SignInOptions {
  modal: AuthModal;
}

export interface AuthDialogsProps {
  /** The open dialog; undefined if it is closed. */
  open: AuthModal | undefined;
  /**
   * The path that opens after the sign-in.
   * @default /
   */
  continueTo?: string | undefined;
  /** Switches between Sign In and Create Account. */
  onSwap: (modal: AuthModal) => void;
  /** Closes the dialog. */
  onClose: () => void;
}

export const AuthContext = createContext<Auth | undefined>(undefined);

/** Returns the functions that open the auth dialogs. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth is called outside of an <AuthProvider>: wrap the site in one.');
  return auth;
}

/**
 * Opens a dialog for `/?auth=signin` and `/?auth=signup`, to which Login and Sign Up link before hydration. Removes the
 * parameter from the URL, so a reload does not open the dialog again.
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
