import type { ReactNode } from 'react';
import { styled } from '../../style/styled.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { IncompleteLink } from './IncompleteLink.tsx';
import { useLinkSecret } from './link-secret.ts';

export interface LinkSecretProps {
  children: (secret: string) => ReactNode;
}

/** Passes the secret of the mailed link to `children`. Before hydration, an error is visible only without scripts. */
export function LinkSecret({ children }: LinkSecretProps) {
  const secret = useLinkSecret();
  if (secret) return children(secret);
  if (secret === '') return <IncompleteLink />;
  return (
    <>
      <Reading label="Reading the link" />
      <noscript>
        <IncompleteLink />
      </noscript>
    </>
  );
}

const Reading = styled(Spinner)`
  @media (scripting: none) {
    display: none;
  }
`;
