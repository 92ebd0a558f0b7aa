import { type ReactNode, useState } from 'react';
import type { Role } from '../../domain/office/actions.ts';
import type { SessionState } from '../../domain/office/desk-contract.ts';
import { below, upTo } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { menu, newTab } from '../../ui/icon/header-paths.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { SkipLink } from '../../ui/skip-link/SkipLink.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import { forgetAllTyped } from '../form/typed-text.ts';
import { Menu } from './Menu.tsx';
import { useWhenLeft } from './Navigation.tsx';

export interface ShellProps {
  session: SessionState;
  children: ReactNode;
}

/** The layout of all pages with a session: the menu at the side, or in a drawer on a narrow screen. */
export function Shell({ session: { school, staff }, children }: ShellProps) {
  const [isOpen, setOpen] = useState(false);
  const role: Role = staff?.role ?? 'desk';
  // The server sends only counts that the role may see.
  const { newMessages, newRequests } = useOfficeQuery('desk/overview', {}).data ?? {};
  const waiting = { '/office/messages': newMessages, '/office/requests': newRequests };
  return (
    <Frame>
      <SkipLink href="#main" />
      <Top>
        <MenuButton type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon path={menu} />
          Menu
        </MenuButton>
        <School href="/office">
          {school.logo && <img src={school.logo} alt="" width={36} height={36} />}
          <bdi>{school.name}</bdi>
        </School>
        <Site href="/" target="_blank" aria-label="See the site">
          <span>See the site</span>
          <Icon path={newTab} size="1em" />
        </Site>
      </Top>
      <Side aria-label="Menu and account">
        <Menu role={role} waiting={waiting} />
        <Account />
      </Side>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <TallDrawer open={isOpen} onClose={() => setOpen(false)} label="Menu">
        <Menu role={role} waiting={waiting} />
        <Account />
      </TallDrawer>
    </Frame>
  );
}

/** The signed-in member of staff, with a button to sign out. */
function Account() {
  const { call, session, setSession } = useOffice();
  const { busy, run } = useAction();
  const whenLeft = useWhenLeft();
  const signOut = async () => {
    await call('session/sign-out', {});
    forgetAllTyped();
    if (session) setSession({ ...session, staff: undefined });
  };
  return (
    <Who>
      <bdi>{session?.staff?.name || session?.staff?.email}</bdi>
      <button type="button" aria-busy={busy || undefined} onClick={() => whenLeft(() => void run(signOut))}>
        Sign out
      </button>
    </Who>
  );
}

const Frame = styled('div')`
  display: grid;
  grid-template: auto minmax(0, 1fr) / 15.5rem minmax(0, 1fr);
  min-block-size: 100vh;
  ${below(1012)} {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  }
  & > main {
    inline-size: min(1080px, 100% - 2 * clamp(16px, 4vw, 48px));
    margin-inline: auto;
    padding-block: clamp(24px, 4vw, 48px) 96px;
  }
  & > main:focus {
    outline: none;
  }
`;

const Top = styled('header')`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 64px;
  padding: var(--space-2) clamp(16px, 2vw, 24px);
  border-block-end: 1px solid var(--line);
  background: var(--surface);
`;

const MenuButton = styled('button')`
  display: none;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 44px;
  padding-inline: var(--space-3);
  border: 1px solid var(--edge);
  border-radius: 1.4em;
  background: none;
  font-weight: 600;
  ${below(1012)} {
    display: inline-flex;
  }
`;

const School = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 44px;
  min-inline-size: 0;
  margin-inline-end: auto;
  font: 600 var(--text-lg)/1.1 var(--font-display);
  text-decoration: none;
  & > img {
    flex: none;
    object-fit: contain;
  }
  & > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Site = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  flex: none;
  min-block-size: 44px;
  min-inline-size: 44px;
  justify-content: center;
  color: var(--accent);
  font-size: var(--text-sm);
  font-weight: 600;
  ${upTo(540)} {
    & > span {
      display: none;
    }
  }
`;

const Side = styled('aside')`
  position: sticky;
  inset-block-start: 0;
  display: grid;
  align-content: space-between;
  gap: var(--space-5);
  max-block-size: 100vh;
  min-block-size: min(100vh - 66px, 40rem);
  align-self: start;
  overflow-y: auto;
  padding: var(--space-4) var(--space-3);
  ${below(1012)} {
    display: none;
  }
`;

const TallDrawer = styled(Drawer)`
  block-size: 100%;
  inline-size: min(20em, 88vw);
  /* Below the close button. */
  & > div:first-child {
    padding-block-start: 60px;
  }
`;

const Who = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
  margin-block-start: var(--space-4);
  padding: var(--space-3);
  border-block-start: 1px solid var(--line);
  color: var(--muted);
  font-size: var(--text-sm);
  & > bdi {
    overflow-wrap: anywhere;
  }
  & > button {
    min-block-size: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
