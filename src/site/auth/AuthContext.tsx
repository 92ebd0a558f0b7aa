import { createContext, useContext } from 'react';

/** Which of the two modals is meant. */
export type AuthModal = 'signin' | 'signup';

export interface Auth {
  /** Opens the Sign In modal. */
  openSignIn(): void;
  /** Opens the Register modal. */
  openSignUp(): void;
}

/** What AuthDialogs.tsx is given. */
export interface AuthDialogsProps {
  /** The modal that is open, if one is. */
  open: AuthModal | undefined;
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
