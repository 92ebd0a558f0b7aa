import { type MouseEvent, type ReactNode, useContext } from 'react';
import { hasPage } from '../../domain/school.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Link, LinkContext } from '../../ui/link/Link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { useAuth } from '../auth/AuthContext.tsx';
import { useLocation } from '../location.ts';
import { useSchool } from '../page.ts';
import { useSession } from '../session/SessionProvider.tsx';

export interface SessionControlsProps {
  /** Called when a button is pressed. */
  onUse?: () => void;
}

/** Login and Sign Up; for a signed-in user, the name and Logout. The header and the drawer use it. */
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
  // A form, because before hydration a click must open `/?auth=…`, and that page opens the dialog.
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
    // The focused button will be removed.
    document.getElementById('main')?.focus({ preventScroll: true });
    if (path !== '/') navigate?.('/');
  };
  const name = useFullName();
  return (
    <Row as="div">
      <AccountLink onUse={onUse}>
        {/* Only two lines of the name are visible, so a tooltip has the whole name. */}
        <Name title={name}>
          <bdi>{name}</bdi>
        </Name>
      </AccountLink>
      <Button variant="outlined" size="sm" onClick={leave}>
        Logout
      </Button>
    </Row>
  );
}

/** A link to the account page. Without that page, only its children. */
function AccountLink({ onUse, children }: SessionControlsProps & { children: ReactNode }) {
  return hasPage(useSchool(), 'account') ? (
    <ToAccount href="/account" onClick={onUse}>
      {children}
      <VisuallyHidden>: your account</VisuallyHidden>
    </ToAccount>
  ) : (
    children
  );
}

/** First and last name; 'Signed in' if the cookie with the name has expired before the token cookie. */
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

const ToAccount = styled(Link)`
  display: grid;
  align-content: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  color: inherit;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
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
