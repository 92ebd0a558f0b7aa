import { belowInHeader } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { layerHeader, shadowFloating } from '../../tokens/effects.ts';
import { limits } from '../../tokens/limits.ts';
import { widths } from '../../tokens/scale.ts';
import { PageColumn } from '../../ui/band/Band.tsx';
import { menu } from '../../ui/icon/header-paths.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useLocation, usePageState } from '../location.ts';
import { useHydrated } from '../page.ts';
import { Logo } from './Logo.tsx';
import { NavDrawer } from './NavDrawer.tsx';
import { NavLinks } from './NavLinks.tsx';
import { SessionControls } from './SessionControls.tsx';

/** The header of every page. */
export function Header() {
  const [menuOpen, setMenuOpen] = usePageState<boolean>();
  const [path] = useLocation();
  return (
    <Bar>
      <Row>
        <Logo width={70} height={60} withName />
        {/* The new key closes the menu on navigation, because pushState does not update :target. */}
        <LinkRow key={path} id={menuId} aria-label="Main">
          <NavLinks />
          <CloseMenu href="#">Close the menu</CloseMenu>
        </LinkRow>
        <Controls>
          <SessionControls />
        </Controls>
        <MenuOpener onOpen={() => setMenuOpen(true)} />
      </Row>
      <NavDrawer open={!!menuOpen} onClose={() => setMenuOpen()} />
    </Bar>
  );
}

const menuId = 'menu';

/** The menu button. Before hydration it is a link that shows the link row with :target; afterwards it opens the drawer. */
function MenuOpener({ onOpen }: { onOpen: () => void }) {
  const icon = <Icon path={menu} size="28px" />;
  return useHydrated() ? (
    <Opener as="button" type="button" aria-haspopup="dialog" aria-label="Open the menu" onClick={onOpen}>
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
  z-index: ${layerHeader};
  container: site-header / inline-size;
  block-size: ${limits.headerHeight}px;
  border-block-end: 1px solid var(--line);
  background: var(--ground);
  /* A low or strongly zoomed screen needs the space for the page. */
  @media (max-height: 420px) {
    position: relative;
  }
  @media print {
    position: static;
    /* A page may hide the header in print. */
    display: var(--header-on-paper, block);
  }
`;

/** The page column, or wider if a larger font needs it. */
const Row = styled(PageColumn)`
  min-inline-size: min(${widths.page / 16}rem, 100% - 48px);
  display: flex;
  align-items: center;
  gap: var(--space-4);
  block-size: 100%;
  @media print {
    & > :not(:first-child) {
      display: none;
    }
  }
`;

const LinkRow = styled('nav')`
  flex: none;
  margin-inline: auto;
  & > ul {
    display: flex;
  }
  ${belowInHeader(
    1012,
    `
    display: none;
    &:target {
      display: block;
      position: absolute;
      inset-block-start: 100%;
      inset-inline: 0;
      padding: var(--space-4) var(--space-5);
      border-block: 1px solid var(--line);
      background: var(--surface);
      box-shadow: ${shadowFloating};
    }
    & > ul {
      display: grid;
    }
  `,
  )}
`;

const CloseMenu = styled('a')`
  display: none;
  min-block-size: 44px;
  align-items: center;
  padding-inline: 0.6em;
  color: var(--accent);
  font-size: var(--text-sm);
  ${belowInHeader(1012, 'display: inline-flex;')}
`;

const Controls = styled('div')`
  min-inline-size: 0;
  max-inline-size: max(280px, 17.5rem);
  ${belowInHeader(1012, 'margin-inline-start: auto;')}
  ${belowInHeader(540, 'display: none;')}
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
  ${belowInHeader(1012, 'display: inline-flex;')}
  ${belowInHeader(540, 'margin-inline-start: auto;')}
`;
