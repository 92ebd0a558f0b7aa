import { useLocation } from 'wouter';
import type { Role } from '../../domain/office/actions.ts';
import { chosenInForcedColours, withHover } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { isCurrent, menuFor } from './menu-items.ts';

export interface MenuProps {
  role: Role;
  /** The number of new items, by the URL of their page. */
  waiting: Readonly<Record<string, number | undefined>>;
}

/** The links to the pages that a role may see. */
export function Menu({ role, waiting }: MenuProps) {
  const [path] = useLocation();
  const current = `/office${path === '/' ? '' : path}`;
  return (
    <nav aria-label="Office">
      <List>
        {menuFor(role).map(({ href, label, icon }) => (
          <li key={href}>
            <Item href={href} aria-current={isCurrent(href, current) ? 'page' : undefined}>
              <Icon path={icon} />
              <span>{label}</span>
              {waiting[href] ? <Count>{`${waiting[href]} new`}</Count> : null}
            </Item>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled('ul')`
  display: grid;
  gap: var(--space-1);
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 44px;
  padding-inline: var(--space-3);
  border-radius: var(--radius-sm);
  font-weight: 600;
  text-decoration: none;
  ${withHover} {
    &:hover {
      background: var(--soft);
      color: var(--on-soft);
    }
  }
  &[aria-current] {
    background: var(--accent);
    color: var(--on-accent);
    ${chosenInForcedColours}
  }
`;

const Count = styled('span')`
  margin-inline-start: auto;
  padding: 0 0.6em;
  border-radius: 1em;
  background: var(--sun);
  color: var(--night);
  font-size: var(--text-xs);
`;
