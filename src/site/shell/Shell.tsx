import { type ReactNode, Suspense } from 'react';
import { SkipLink } from '../../ui/skip-link/SkipLink.tsx';
import { ToastProvider } from '../../ui/toast/toasts.ts';
import { AuthProvider } from '../auth/AuthProvider.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { useLocation } from '../location.ts';
import { Header } from './Header.tsx';

/** Mounted again after an error, which replaces a DOM that another script has changed; after a second one only it is missing. */
function SafeHeader() {
  const [path] = useLocation();
  const anew = (
    <ErrorBoundary path={path} fallback={null}>
      <Header />
    </ErrorBoundary>
  );
  return (
    <ErrorBoundary path={path} fallback={anew}>
      <Header />
    </ErrorBoundary>
  );
}

/** What all pages stand in: the header, and the auth modals and messages of everything inside. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <AuthProvider>
        {/* Hydrated by itself. Where a translator has been at its words before the scripts, it is drawn anew, and nothing else is. */}
        <Suspense>
          <SkipLink href="#main" />
          <SafeHeader />
        </Suspense>
        {children}
      </AuthProvider>
    </ToastProvider>
  );
}
