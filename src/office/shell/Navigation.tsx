import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogTitle } from '../../ui/dialog/DialogTitle.tsx';
import { followLinks } from '../../ui/link/follow-links.ts';
import { LinkContext } from '../../ui/link/Link.tsx';
import { Row, Stack } from '../parts/layout.ts';
import { NavigatedContext } from '../parts/Page.tsx';
import { type Unsaved, UnsavedContext } from './unsaved.ts';

interface Leaving {
  go: (href: string) => void;
  /**
   * Runs an action that leaves the page, such as signing out. Asks first if the page has unsaved changes. Keeps them
   * marked as unsaved, because the action may fail.
   */
  whenLeft: (act: () => void) => void;
}

const LeavingContext = createContext<Leaving>({ go: () => {}, whenLeft: (act) => act() });

/**
 * Returns a function that navigates to a page of the office, such as `/office/people`. It does nothing after the
 * component has unmounted: a late response must not navigate away from the next page.
 */
export function useGo(): (href: string) => void {
  const { go } = useContext(LeavingContext);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(
    (href) => {
      if (isMounted.current) go(href);
    },
    [go],
  );
}

/** Returns `whenLeft`, which runs an action that leaves the page, and first asks about unsaved changes. */
export const useWhenLeft = () => useContext(LeavingContext).whenLeft;

export interface NavigationProps {
  children: ReactNode;
  /**
   * Navigates to a URL outside the office.
   * @default `location.assign`
   */
  leave?: (href: string) => void;
}

/** Provides client-side navigation between office pages. Asks before the user leaves a page with unsaved changes. */
export function Navigation({ children, leave = (href) => location.assign(href) }: NavigationProps) {
  const [, navigate] = useLocation();
  const [wanted, setWanted] = useState<() => void>();
  const [unsaved] = useState<Unsaved>(() => ({ current: false }));
  const navigated = useRef(false);
  const latest = useRef({ navigate, leave });
  useLayoutEffect(() => {
    latest.current = { navigate, leave };
  });
  const { move, leaving } = useMemo(() => {
    const move = (href: string) => {
      navigated.current = true;
      unsaved.current = false;
      if (/^\/office(?![\w-])/.test(href)) latest.current.navigate(`~${href}`);
      else latest.current.leave(href);
    };
    const whenLeft = (act: () => void) => (unsaved.current ? setWanted(() => act) : act());
    return { move, leaving: { go: (href: string) => whenLeft(() => move(href)), whenLeft } };
  }, [unsaved]);
  const links = useMemo(() => ({ navigate: leaving.go }), [leaving]);
  useLayoutEffect(() => followLinks(links), [links]);
  useGuardedBack(unsaved, navigated, (href) => setWanted(() => () => move(href)));
  return (
    <UnsavedContext value={unsaved}>
      <NavigatedContext value={navigated}>
        <LeavingContext value={leaving}>
          <LinkContext.Provider value={links}>{children}</LinkContext.Provider>
        </LeavingContext>
        <LeaveDialog
          open={wanted !== undefined}
          onStay={() => setWanted(undefined)}
          onLeave={() => {
            setWanted(undefined);
            unsaved.onLose?.();
            wanted?.();
          }}
        />
      </NavigatedContext>
    </UnsavedContext>
  );
}

/**
 * Handles Back and Forward: with unsaved changes, returns to the page and asks. Ignores changes of only the fragment,
 * such as by the skip link.
 */
function useGuardedBack(
  unsaved: { current: boolean },
  navigated: { current: boolean },
  onWanted: (href: string) => void,
) {
  // Subscribe to changes of the URL, to update `current`.
  useLocation();
  useSearch();
  const current = useRef('');
  const ask = useRef(onWanted);
  useLayoutEffect(() => {
    current.current = location.pathname + location.search;
    ask.current = onWanted;
  });
  // A layout effect adds this listener before wouter's, which a passive effect adds.
  useLayoutEffect(() => {
    const back = (event: PopStateEvent) => {
      const to = location.pathname + location.search;
      if (to === current.current) return;
      navigated.current = true;
      if (!unsaved.current) return;
      event.stopImmediatePropagation();
      history.pushState(null, '', current.current);
      ask.current(to);
    };
    addEventListener('popstate', back, { capture: true });
    return () => removeEventListener('popstate', back, { capture: true });
  }, [unsaved, navigated]);
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
