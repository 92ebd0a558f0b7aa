import { type ReactNode, Suspense } from 'react';
import { SkipLink } from '../../ui/skip-link/SkipLink.tsx';
import { ToastProvider } from '../../ui/toast/toasts.ts';
import { AuthProvider } from '../auth/AuthProvider.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { useLocation } from '../location.ts';
import { Header } from './Header.tsx';

/**
 * Renders the header again after an error, because another script may have changed its DOM. A second error removes only
 * the header.
 */
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

/** The shell of all pages: header, auth dialogs, toasts. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <AuthProvider>
        {/* In a separate boundary, React renders only the header again if a translator changed its text before hydration. */}
        <Suspense>
          <SkipLink href="#main" />
          <SafeHeader />
        </Suspense>
        {children}
      </AuthProvider>
    </ToastProvider>
  );
}
