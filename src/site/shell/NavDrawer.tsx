import { chosenInForcedColours } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { person } from '../../ui/icon/paths.ts';
import { hasSaved, savedPath } from '../saved/has-saved.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { Logo } from './Logo.tsx';
import { NavLink, NavLinks } from './NavLinks.tsx';
import { SessionControls } from './SessionControls.tsx';

export interface NavDrawerProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the drawer should close. */
  onClose: () => void;
}

/** The menu of narrow screens: the header's links and buttons. */
export function NavDrawer({ open, onClose }: NavDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} label="Menu">
      <Top>
        <Logo width={50} height={50} />
        <Avatar />
        {open && hasSaved() && <NavLink href={savedPath}>Saved</NavLink>}
      </Top>
      <Links aria-label="Menu">
        <NavLinks />
      </Links>
      <Session>
        <SessionControls onUse={onClose} />
      </Session>
    </Drawer>
  );
}

function Avatar() {
  const { user } = useSession();
  const initials = [user?.firstName, user?.lastName].map((name) => [...(name ?? '')][0] ?? '').join('');
  return <Round aria-hidden="true">{initials || <Icon path={person} size="20px" />}</Round>;
}

const Top = styled('div')`
  display: flex;
  align-items: center;
  gap: var(--space-3);
`;

const Round = styled('span')`
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: 50%;
  background: var(--soft);
  color: var(--on-soft);
  font: 600 var(--text-sm)/1 var(--font-display);
  text-transform: uppercase;
`;

const Session = styled('div')`
  & > * {
    flex-wrap: wrap;
  }
`;

const Links = styled('nav')`
  margin-block: var(--space-4);
  --link-size: min(var(--text-md), 9vw);
  --link-mark: 0;
  & a {
    inline-size: 100%;
  }
  & a[aria-current] {
    background: var(--soft);
    ${chosenInForcedColours}
  }
`;
