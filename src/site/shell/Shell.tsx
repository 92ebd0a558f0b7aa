import type { ReactNode } from 'react';
import { SkipLink } from '../../ui/skip-link/SkipLink.tsx';
import { ToastProvider } from '../../ui/toast/toasts.ts';
import { AuthProvider } from '../auth/AuthProvider.tsx';
import { Header } from './Header.tsx';

/** What all pages stand in: the header, and the auth modals and messages of everything inside. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <AuthProvider>
        <SkipLink href="#main" />
        <Header />
        {children}
      </AuthProvider>
    </ToastProvider>
  );
}
