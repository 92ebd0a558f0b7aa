import type { MouseEvent } from 'react';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useAuth } from '../auth/AuthContext.tsx';

export interface SignInFirstProps {
  /** The path that opens after the sign-in. */
  continueTo: string;
}

/** A link that opens Sign In. Before hydration, it opens the home page, which shows Sign In. */
export function SignInFirst({ continueTo }: SignInFirstProps) {
  const { openSignIn } = useAuth();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    openSignIn({ continueTo });
  };
  return (
    <div>
      <ButtonLink href="/?auth=signin" onClick={open}>
        Sign In
      </ButtonLink>
    </div>
  );
}
