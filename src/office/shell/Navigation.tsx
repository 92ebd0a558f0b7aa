import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogTitle } from '../../ui/dialog/DialogTitle.tsx';
import { followLinks } from '../../ui/link/follow-links.ts';
import { LinkContext } from '../../ui/link/Link.tsx';
import { Row, Stack } from '../parts/layout.ts';
import { NavigatedContext } from '../parts/Page.tsx';
import { UnsavedContext } from './unsaved.ts';

const GoContext = createContext<(href: string) => void>(() => {});

/** Navigates to a page of the office, such as `/office/people`. */
export const useGo = () => useContext(GoContext);

export interface NavigationProps {
  children: ReactNode;
  /**
   * Leaves the office.
   * @default the browser
   */
  leave?: (href: string) => void;
}

/** Client-side navigation between pages of the office. Asks before a page with unsaved changes is left. */
export function Navigation({ children, leave = (href) => location.assign(href) }: NavigationProps) {
  const [path, navigate] = useLocation();
  const [wanted, setWanted] = useState<string>();
  const unsaved = useRef(false);
  const navigated = useRef(false);
  const latest = useRef({ path, navigate, leave });
  useLayoutEffect(() => {
    latest.current = { path, navigate, leave };
  });
  const { move, go } = useMemo(() => {
    const move = (href: string) => {
      navigated.current = true;
      if (/^\/office(?![\w-])/.test(href)) latest.current.navigate(`~${href}`);
      else latest.current.leave(href);
    };
    return { move, go: (href: string) => (unsaved.current ? setWanted(href) : move(href)) };
  }, []);
  const links = useMemo(() => ({ navigate: go }), [go]);
  useLayoutEffect(() => followLinks(links), [links]);
  // Before wouter's own listener, which is added in a passive effect.
  useLayoutEffect(() => {
    const back = (event: PopStateEvent) => {
      navigated.current = true;
      if (!unsaved.current) return;
      event.stopImmediatePropagation();
      const to = location.pathname;
      history.pushState(null, '', `/office${latest.current.path}`);
      setWanted(to);
    };
    addEventListener('popstate', back, { capture: true });
    return () => removeEventListener('popstate', back, { capture: true });
  }, []);
  return (
    <UnsavedContext value={unsaved}>
      <NavigatedContext value={navigated}>
        <GoContext value={go}>
          <LinkContext.Provider value={links}>{children}</LinkContext.Provider>
        </GoContext>
        <LeaveDialog
          open={wanted !== undefined}
          onStay={() => setWanted(undefined)}
          onLeave={() => {
            setWanted(undefined);
            unsaved.current = false;
            if (wanted) move(wanted);
          }}
        />
      </NavigatedContext>
    </UnsavedContext>
  );
}

function LeaveDialog({ open, onStay, onLeave }: { open: boolean; onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog open={open} onClose={onStay} labelledBy="leave">
      <DialogTitle id="leave">Leave without saving?</DialogTitle>
      <Stack $gap="4">
        <p>Your changes on this page are not saved yet.</p>
        <Row>
          <Button onClick={onStay}>Stay here</Button>
          <Button variant="outlined" onClick={onLeave}>
            Leave and lose them
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
