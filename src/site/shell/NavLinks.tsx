import { withHover } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { newTab } from '../../ui/icon/header-paths.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { useLocation } from '../location.ts';
import { useSchool } from '../page.ts';
import { headerLinks } from './links.ts';

/** The navigation links, with the current one highlighted. Header and drawer set their layout. */
export function NavLinks() {
  const [path] = useLocation();
  const school = useSchool();
  const here = path.replace(/(?<=.)\/+$/, '');
  return (
    <ul>
      {headerLinks(school).map(({ href, label, external }) => (
        <li key={href}>
          <NavLink
            href={href}
            target={external ? '_blank' : undefined}
            aria-current={!external && href === here ? 'page' : undefined}
          >
            {label}
            {external && (
              <>
                <Icon path={newTab} size="0.9em" />
                <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
              </>
            )}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** A link of the header or the drawer, high enough for touch. */
export const NavLink = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  min-block-size: 44px;
  padding-inline: 0.6em;
  border-radius: var(--radius-sm);
  color: var(--muted);
  font-size: var(--link-size, var(--text-sm));
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  ${withHover} {
    &:hover {
      color: var(--accent);
    }
  }
  &[aria-current] {
    color: var(--accent);
    /* A stroke looks bold without the width of a bold font, which would move the other links. */
    -webkit-text-stroke: 0.03em;
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-block-end: 4px;
    inset-inline: 0.6em;
    block-size: var(--link-mark, 3px);
    border-radius: 3px;
    background: currentColor;
  }
  @media (forced-colors: active) {
    &[aria-current]::after {
      background: LinkText;
    }
  }
`;
