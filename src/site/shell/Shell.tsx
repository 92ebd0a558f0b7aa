import { type ReactNode, Suspense } from 'react';
import { SkipLink } from '../../ui/skip-link/SkipLink.tsx';
import { ToastProvider } from '../../ui/toast/toasts.ts';
import { AuthProvider } from '../auth/AuthProvider.tsx';
import { Header } from './Header.tsx';

/** What all pages stand in: the header, and the auth modals and messages of everything inside. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <AuthProvider>
        {/* Hydrated by itself. Where a translator has been at its words before the scripts, it is drawn anew, and nothing else is. */}
        <Suspense>
          <SkipLink href="#main" />
          <Header />
        </Suspense>
        {children}
      </AuthProvider>
    </ToastProvider>
  );
}
