import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { useToast } from '../../ui/toast/toasts.ts';
import { later } from '../later.ts';
import { bodyWaits } from '../taking-over.ts';
import { usePageState } from '../use-page-state.ts';
import { patience, within } from '../within.ts';
import { AuthContext, type AuthDialogsProps, type AuthModal } from './AuthContext.tsx';

/** Holds which auth modal is open. The modals' code comes with the first one that opens. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = usePageState<AuthModal>();
  const [Dialogs, setDialogs] = useState<ComponentType<AuthDialogsProps>>();
  const { error } = useToast();

  const waiting = !!open && !Dialogs;
  const auth = useMemo(() => {
    const show = (modal: AuthModal) => () => {
      setOpen(modal);
      within(patience, Promise.all([import('./AuthDialogs.tsx'), later()])).then(
        ([loaded]) => setDialogs(() => loaded.AuthDialogs),
        () => {
          setOpen();
          // Where not even a message can be shown, the address brings the form: where the button leads without scripts.
          if (bodyWaits()) location.assign(`/?auth=${modal}`);
          else error('The form could not be loaded. Check your connection and try again.');
        },
      );
    };
    return { waiting, openSignIn: show('signin'), openSignUp: show('signup') };
  }, [waiting, error, setOpen]);
  return (
    <AuthContext.Provider value={auth}>
      {children}
      {Dialogs && <Dialogs open={open} onSwap={setOpen} onClose={() => setOpen()} />}
    </AuthContext.Provider>
  );
}
