import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { styled } from '../style/styled.ts';
import { Button } from '../ui/button/Button.tsx';
import { Spinner } from '../ui/spinner/Spinner.tsx';
import { Toaster } from '../ui/toast/Toaster.tsx';
import { useOffice } from './api/OfficeProvider.tsx';
import { useAction } from './api/use-action.ts';
import { Pages } from './Pages.tsx';
import { Notice } from './parts/Notice.tsx';
import { GateDialogs } from './session/GateDialogs.tsx';
import { Invitation } from './session/Invitation.tsx';
import { invitationToken } from './session/invitation-token.ts';
import { SignIn } from './session/SignIn.tsx';
import { Welcome } from './session/Welcome.tsx';
import { Navigation, useGo } from './shell/Navigation.tsx';
import { Shell } from './shell/Shell.tsx';

/** The office: the sign-in, an invitation, or the pages. Needs an OfficeProvider and a router. */
export function Office() {
  return (
    <Navigation>
      <Screen />
      <GateDialogs />
      <Toasts>
        <Toaster />
      </Toasts>
    </Navigation>
  );
}

/** Shows toasts above the Save bar at the bottom, because the buttons of a page are at its top. */
const Toasts = styled('div')`
  & > [popover] {
    inset-block: auto 88px;
  }
`;

function Screen() {
  const { session } = useOffice();
  const [path] = useLocation();
  const go = useGo();
  const [token, setToken] = useState(() => invitationToken(path, location.hash));
  if (!session) return <Opening />;
  if (token) {
    const leave = () => {
      setToken('');
      go('/office');
    };
    return <Invitation token={token} onAccepted={leave} onSignIn={leave} />;
  }
  if (!session.staff) return <SignIn />;
  return (
    // The key resets all state: another member of staff has other permissions and another draft.
    <Shell key={session.staff.id} session={session}>
      <Pages session={session} role={session.staff.role} />
    </Shell>
  );
}

function Opening() {
  const { call, setSession } = useOffice();
  const { failure, run } = useAction(true);
  const open = useCallback(
    () => void run(async () => setSession(await call('session/state', {}))),
    [call, run, setSession],
  );
  useEffect(open, [open]);
  if (!failure) return <Spinner label="Opening the office" />;
  return (
    <Welcome title="The office did not open">
      <Notice tone="bad" role="alert">
        <p>{failure.message}</p>
        <Button size="sm" variant="outlined" onClick={open}>
          Try again
        </Button>
      </Notice>
    </Welcome>
  );
}
