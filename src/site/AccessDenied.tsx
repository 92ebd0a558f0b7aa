import { useEffect } from 'react';
import { styled } from '../style/styled.ts';
import { layerToast, shadowFloating } from '../tokens/effects.ts';
import { PageColumn } from '../ui/band/Band.tsx';
import { useToast } from '../ui/toast/toasts.ts';
import { useAuth } from './auth/AuthContext.tsx';
import { accessDeniedMessage, deniedPage, useLocation, useSearch } from './location.ts';
import { useHydrated } from './page.ts';

/**
 * After a guard has redirected to `deniedPath`: shows the error and opens Sign In, which continues to the refused page.
 * The server renders the error where the toast appears after hydration. Without scripts, the error is above the page.
 */
export function AccessDenied() {
  const search = useSearch();
  const message = accessDeniedMessage(search);
  const [path, navigate] = useLocation();
  const { error } = useToast();
  const { openSignIn } = useAuth();
  // During hydration, `search` is the query that the server rendered. It omits the lesson (`deniedSearch`).
  const hydrated = useHydrated();
  useEffect(() => {
    if (!message || !hydrated) return;
    error(message);
    navigate(path, { replace: true });
    openSignIn({ continueTo: deniedPage(search) });
  }, [message, hydrated, error, navigate, path, openSignIn, search]);
  return message ? (
    <Corner>
      <PageColumn>
        <Card role="alert">{message}</Card>
      </PageColumn>
    </Corner>
  ) : null;
}

const Corner = styled('div')`
  @media not (scripting: none) {
    position: fixed;
    z-index: ${layerToast};
    inset-block-start: var(--toast-top);
    inset-inline-end: var(--space-4);
    inline-size: min(400px, 100vw - 2 * var(--space-4));
    & > div {
      inline-size: 100%;
    }
  }
  @media (scripting: none) {
    padding-block: var(--space-4);
    background: var(--sunken);
  }
`;

const Card = styled('p')`
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-inline-start: 5px solid var(--danger);
  border-radius: var(--radius-md);
  background: var(--surface);
  box-shadow: ${shadowFloating};
`;
