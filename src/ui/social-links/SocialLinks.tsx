import type { ComponentProps } from 'react';
import { withHover } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { Icon } from '../icon/Icon.tsx';
import { arrow, facebook, instagram, linkedin, youtube } from '../icon/paths.ts';
import { Link } from '../link/Link.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

const icons: Readonly<Record<string, string>> = {
  Facebook: facebook,
  Instagram: instagram,
  LinkedIn: linkedin,
  YouTube: youtube,
};

export interface SocialLinksProps extends ComponentProps<'ul'> {
  /** The name and URL of each network. Names without an icon show an arrow. */
  links: readonly { name: string; href: string }[];
}

/**
 * Links to the provider's social networks, each in a new tab. Renders nothing without links. Designed for dark purple
 * backgrounds.
 */
export function SocialLinks({ links, ...rest }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <List aria-label="Social networks" {...rest}>
      {links.map(({ name, href }) => (
        <li key={name}>
          <Round href={href} target="_blank">
            <Icon path={icons[name] ?? arrow} size="22px" />
            <VisuallyHidden>
              <bdi>{name}</bdi> (opens in a new tab)
            </VisuallyHidden>
          </Round>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

const Round = styled(Link)`
  display: grid;
  place-items: center;
  inline-size: 46px;
  block-size: 46px;
  border: 1px solid rgb(255 255 255 / 0.3);
  border-radius: 50%;
  color: var(--on-night);
  &:focus-visible {
    outline-color: var(--sun);
  }
  ${withHover} {
    &:hover {
      border-color: var(--sun);
      background: var(--sun);
      color: var(--night);
    }
  }
`;
