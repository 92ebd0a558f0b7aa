import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useToast } from '../../ui/toast/toasts.ts';
import { laterStyles } from '../later-styles.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { AuthContext, type AuthDialogsProps, type AuthModal } from './AuthContext.tsx';

/**
 * Holds which auth modal is open. The modals' code comes with the first one that opens. `/?auth=signin` and
 * `/?auth=signup` open one too: that is where the buttons lead before there are scripts.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<AuthModal>();
  const [Dialogs, setDialogs] = useState<ComponentType<AuthDialogsProps>>();
  const { error } = useToast();

  const show = useCallback(
    (modal: AuthModal) => {
      setOpen(modal);
      Promise.all([import('./AuthDialogs.tsx'), laterStyles()]).then(
        ([loaded]) => setDialogs(() => loaded.AuthDialogs),
        () => error('The form could not be loaded. Check your connection and try again.'),
      );
    },
    [error],
  );
  useAuthInAddress(show);

  const auth = useMemo(() => ({ openSignIn: () => show('signin'), openSignUp: () => show('signup') }), [show]);
  return (
    <AuthContext.Provider value={auth}>
      {children}
      {Dialogs && <Dialogs open={open} onSwap={setOpen} onClose={() => setOpen(undefined)} />}
    </AuthContext.Provider>
  );
}

/** Opens what the address asks for and takes the question out of it, so that a reload does not ask again. */
function useAuthInAddress(show: (modal: AuthModal) => void) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { loggedIn } = useSession();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const modal = query.get('auth');
    if (modal === null) return;
    query.delete('auth');
    navigate(path + (query.size ? `?${query}` : ''), { replace: true });
    if (!loggedIn && (modal === 'signin' || modal === 'signup')) show(modal);
  }, [search, path, navigate, loggedIn, show]);
}
