import { useEffect } from 'react';
import { styled } from '../style/styled.ts';
import { PageColumn } from '../ui/band/Band.tsx';
import { useToast } from '../ui/toast/toasts.ts';
import { accessDeniedMessage, useLocation, useSearch } from './location.ts';

/**
 * Tells a visitor who has been sent here why. The server's page has it as a text where the toast will be, so that nothing
 * moves when the toast takes its place; without scripts it stands above the page.
 */
export function AccessDenied() {
  const why = accessDeniedMessage(useSearch());
  const [path, navigate] = useLocation();
  const { error } = useToast();
  useEffect(() => {
    if (!why) return;
    error(why);
    navigate(path, { replace: true });
  }, [why, error, navigate, path]);
  return why ? (
    <Corner>
      <PageColumn>
        <Card role="alert">{why}</Card>
      </PageColumn>
    </Corner>
  ) : null;
}

const Corner = styled('div')`
  @media not (scripting: none) {
    position: fixed;
    z-index: 90;
    inset-block-start: var(--space-4);
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
  box-shadow: 0 2px 4px rgb(var(--shadow) / 0.1), 0 12px 32px rgb(var(--shadow) / 0.2);
`;
