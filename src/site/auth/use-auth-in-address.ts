import { useEffect } from 'react';
import { useLocation, useSearch } from '../location.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useAuth } from './AuthContext.tsx';

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
