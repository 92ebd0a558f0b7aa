import { type MouseEvent, useContext } from 'react';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { LinkContext } from '../../ui/link/Link.tsx';
import { useAuth } from '../auth/AuthContext.tsx';
import { useLocation } from '../location.ts';
import { useSession } from '../session/SessionProvider.tsx';

export interface SessionControlsProps {
  /** Called when a button is pressed. */
  onUse?: () => void;
}

/** Login and Sign Up, or the user's name and Logout. Used in the header and in the drawer. */
export function SessionControls({ onUse }: SessionControlsProps) {
  const { loggedIn } = useSession();
  return loggedIn ? <LoggedIn onUse={onUse} /> : <LoggedOut onUse={onUse} />;
}

function LoggedOut({ onUse }: SessionControlsProps) {
  const { openSignIn, openSignUp } = useAuth();
  const instead = (open: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    onUse?.();
    open();
  };
  // A form, because a click before hydration must open `/?auth=…`, which opens the dialog.
  return (
    <Row action="/">
      <Button type="submit" name="auth" value="signin" variant="outlined" size="sm" onClick={instead(openSignIn)}>
        Login
      </Button>
      <Button type="submit" name="auth" value="signup" size="sm" onClick={instead(openSignUp)}>
        Sign Up
      </Button>
    </Row>
  );
}

function LoggedIn({ onUse }: SessionControlsProps) {
  const { signOut } = useSession();
  const { navigate } = useContext(LinkContext);
  const [path] = useLocation();
  const leave = () => {
    onUse?.();
    signOut();
    // The focused button is about to be removed.
    document.getElementById('main')?.focus({ preventScroll: true });
    if (path !== '/') navigate?.('/');
  };
  const name = useFullName();
  return (
    <Row as="div">
      {/* Two lines are visible; the tooltip has the whole name. */}
      <Name title={name}>
        <bdi>{name}</bdi>
      </Name>
      <Button variant="outlined" size="sm" onClick={leave}>
        Logout
      </Button>
    </Row>
  );
}

/** First and last name. The token cookie may outlive the cookie with the name. */
function useFullName(): string {
  const { user } = useSession();
  return [user?.firstName, user?.lastName].filter(Boolean).join(' ') || 'Signed in';
}

const Row = styled('form')`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-inline-size: 0;
  & > button {
    flex: none;
  }
`;

const Name = styled('span')`
  display: -webkit-box;
  min-inline-size: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  font: 600 var(--text-sm)/1.25 var(--font-display);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
