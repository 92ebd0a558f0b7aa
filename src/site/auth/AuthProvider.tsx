import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { importAgain } from '../../domain/import-again.ts';
import { withTimeout } from '../../domain/timeout.ts';
import { limits } from '../../tokens/limits.ts';
import { useToast } from '../../ui/toast/toasts.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { usePageState } from '../location.ts';
import { usePending } from '../Pending.tsx';
import {
  AuthContext,
  type AuthDialogsProps,
  type AuthModal,
  type OpenModal,
  type SignInOptions,
} from './AuthContext.tsx';

/** Provides the state of the auth dialogs. Their chunk loads when the browser is idle (prefetch.ts), or on the first click. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = usePageState<OpenModal>();
  const [Dialogs, setDialogs] = useState<ComponentType<AuthDialogsProps>>();
  const { error } = useToast();
  const pending = usePending();

  const auth = useMemo(() => {
    const show = (modal: AuthModal, options?: SignInOptions) => {
      setOpen({ modal, ...options });
      const loading = withTimeout(
        importAgain(() => import('./AuthDialogs.tsx')),
        limits.chunkTimeout,
      );
      pending(loading);
      loading.then(
        ({ AuthDialogs }) => setDialogs(() => AuthDialogs),
        () => {
          setOpen();
          error('The form could not be loaded. Check your connection and try again.');
        },
      );
    };
    return {
      openSignIn: (options?: SignInOptions) => show('signin', options),
      openSignUp: () => show('signup'),
    };
  }, [error, pending, setOpen]);
  return (
    <AuthContext.Provider value={auth}>
      {children}
      <ErrorBoundary path={open?.modal ?? ''} fallback={null}>
        {Dialogs && (
          <Dialogs
            open={open?.modal}
            continueTo={open?.continueTo}
            onSwap={(modal) => setOpen({ ...open, modal })}
            onClose={() => setOpen()}
          />
        )}
      </ErrorBoundary>
    </AuthContext.Provider>
  );
}
