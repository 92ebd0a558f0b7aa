import type { ReactNode } from 'react';
import { styled } from '../../style/styled.ts';
import { SkipLink } from '../../ui/skip-link/SkipLink.tsx';
import { Toaster } from '../../ui/toast/Toaster.tsx';
import { ToastProvider } from '../../ui/toast/toasts.ts';
import { AuthProvider } from '../auth/AuthProvider.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** What all pages stand in: header, main, footer, the auth modals and the toasts. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <AuthProvider>
        <SkipLink href="#main" />
        <Header />
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
        <Footer />
      </AuthProvider>
      <Toaster />
    </ToastProvider>
  );
}

const Main = styled('main')`
  display: block;
  min-block-size: 60vh;
  &:focus {
    outline: none;
  }
`;
