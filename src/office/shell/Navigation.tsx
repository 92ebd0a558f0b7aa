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
   * Does something that ends the page, such as to sign out. Asks first if the page has unsaved changes. They stay unsaved
   * until the page ends: the act may fail.
   */
  whenLeft: (act: () => void) => void;
}

const LeavingContext = createContext<Leaving>({ go: () => {}, whenLeft: (act) => act() });

/**
 * Navigates to a page of the office, such as `/office/people`. Does nothing after the component has unmounted: a call
 * that ends late must not take the reader away from the next page.
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

/** Asks before something that ends the page, if the page has unsaved changes. */
export const useWhenLeft = () => useContext(LeavingContext).whenLeft;

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
 * Handles Back and Forward: with unsaved changes, returns to the page and asks. A change of the fragment alone, such as
 * by the skip link, leaves no page.
 */
function useGuardedBack(
  unsaved: { current: boolean },
  navigated: { current: boolean },
  onWanted: (href: string) => void,
) {
  // Render on each change of the address.
  useLocation();
  useSearch();
  const current = useRef('');
  const ask = useRef(onWanted);
  useLayoutEffect(() => {
    current.current = location.pathname + location.search;
    ask.current = onWanted;
  });
  // Before wouter's own listener, which is added in a passive effect.
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
