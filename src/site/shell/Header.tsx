import { type ComponentType, useState } from 'react';
import { belowInHeader } from '../../style/media.ts';
import { styled } from '../../style/styled.ts';
import { limits } from '../../tokens/limits.ts';
import { widths } from '../../tokens/scale.ts';
import { PageColumn } from '../../ui/band/Band.tsx';
import { menu } from '../../ui/icon/header-paths.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useAuth } from '../auth/AuthContext.tsx';
import { later } from '../later.ts';
import { usePath } from '../place.ts';
import { usePageState } from '../use-page-state.ts';
import { within } from '../within.ts';
import { Logo } from './Logo.tsx';
import type { NavDrawerProps } from './NavDrawer.tsx';
import { NavLinks } from './NavLinks.tsx';
import { SessionControls } from './SessionControls.tsx';
import { useHydrated } from './use-hydrated.ts';

/** The bar on top of every page. */
export function Header() {
  const [menuOpen, setMenuOpen] = usePageState<boolean>();
  const [Menu, setMenu] = useState<ComponentType<NavDrawerProps>>();
  const [path] = usePath();
  const { waiting } = useAuth();
  // The drawer's code comes with the first finger or focus on its opener; where it does not come, the link row unfolds.
  const prepare = () =>
    Promise.all([import('./NavDrawer.tsx'), later()]).then(([{ NavDrawer }]) => setMenu(() => NavDrawer));
  const open = () => {
    setMenuOpen(true);
    within(menuPatience, prepare()).catch(() => {
      setMenuOpen();
      if (location.pathname === path) location.assign(`#${menuId}`);
    });
  };
  return (
    <Bar data-waiting={waiting || (Menu ? undefined : menuOpen)}>
      <Row>
        <Logo width={70} height={60} withName />
        {/* A new one on each page: one that the address has unfolded would stay so, for scripts do not change its target. */}
        <LinkRow key={path} id={menuId} aria-label="Main">
          <NavLinks />
          <CloseMenu href="#">Close the menu</CloseMenu>
        </LinkRow>
        <Controls>
          <SessionControls />
        </Controls>
        <MenuOpener onOpen={open} onApproach={() => void prepare().catch(() => undefined)} />
      </Row>
      {Menu && <Menu open={!!menuOpen} onClose={() => setMenuOpen()} />}
    </Bar>
  );
}

const menuId = 'menu';
/** How long the menu's opener may wait for the drawer's code, in ms. */
const menuPatience = 1_500;

/** Before there are scripts it leads to the link row, which then unfolds below the bar; with them it opens the drawer. */
function MenuOpener({ onOpen, onApproach }: { onOpen: () => void; onApproach: () => void }) {
  const icon = <Icon path={menu} size="28px" />;
  return useHydrated() ? (
    <Opener
      as="button"
      type="button"
      aria-haspopup="dialog"
      aria-label="Open the menu"
      onClick={onOpen}
      onMouseEnter={onApproach}
      onTouchStart={onApproach}
      onFocus={onApproach}
    >
      {icon}
    </Opener>
  ) : (
    <Opener href={`#${menuId}`} aria-label="Open the menu">
      {icon}
    </Opener>
  );
}

const Bar = styled('header')`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  block-size: ${limits.headerHeight}px;
  border-block-end: 1px solid var(--line);
  background: var(--ground);
  /* What was pressed is on its way. It shows when that takes a while. */
  &[data-waiting]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
    border-block-start: 4px solid var(--accent);
    animation: header-waiting 0.6s 0.3s infinite alternate backwards;
  }
  @keyframes header-waiting {
    from {
      opacity: 0;
    }
  }
  /* On a low screen, or one that is zoomed in far, the page needs the room. */
  @media (max-height: 420px) {
    position: relative;
  }
`;

/** As wide as the page's column, or as its own words in a larger text need it. */
const Row = styled(PageColumn)`
  min-inline-size: min(${widths.page / 16}rem, 100% - 48px);
  display: flex;
  align-items: center;
  gap: var(--space-4);
  block-size: 100%;
`;

const LinkRow = styled('nav')`
  flex: none;
  margin-inline: auto;
  & > ul {
    display: flex;
  }
  ${belowInHeader(1012)} {
    display: none;
    &:target {
      display: block;
      position: absolute;
      inset-block-start: 100%;
      inset-inline: 0;
      padding: var(--space-4) var(--space-5);
      border-block: 1px solid var(--line);
      background: var(--surface);
      box-shadow: 0 24px 48px rgb(var(--shadow) / 0.18);
    }
    & > ul {
      display: grid;
    }
  }
`;

const CloseMenu = styled('a')`
  display: none;
  min-block-size: 44px;
  align-items: center;
  padding-inline: 0.6em;
  color: var(--accent);
  font-size: var(--text-sm);
  ${belowInHeader(1012)} {
    display: inline-flex;
  }
`;

const Controls = styled('div')`
  min-inline-size: 0;
  max-inline-size: max(280px, 17.5rem);
  ${belowInHeader(1012)} {
    margin-inline-start: auto;
  }
  ${belowInHeader(540)} {
    display: none;
  }
`;

const Opener = styled('a')`
  display: none;
  align-items: center;
  justify-content: center;
  flex: none;
  inline-size: 48px;
  block-size: 48px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--soft);
  color: var(--on-soft);
  ${belowInHeader(1012)} {
    display: inline-flex;
  }
  ${belowInHeader(540)} {
    margin-inline-start: auto;
  }
`;
