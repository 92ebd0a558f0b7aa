import type { ComponentProps } from 'react';
import { styled } from '../../style/styled.ts';
import { Link } from '../link/Link.tsx';

export interface BreadcrumbProps extends ComponentProps<'nav'> {
  /**
   * The ancestors of the page from the outermost, then the page itself. `lang` is the language of a label from the
   * school's content.
   */
  items: readonly { label: string; href?: string; lang?: string }[];
}

/** Breadcrumb navigation: links to the ancestors of the page. */
export function Breadcrumb({ items, ...rest }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" {...rest}>
      <Trail>
        {items.map(({ label, href, lang }, index) => (
          <Step key={`${href} ${label}`}>
            {href && index < items.length - 1 ? (
              <Link href={href} dir="auto" lang={lang}>
                {label}
              </Link>
            ) : (
              <span dir="auto" lang={lang} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {label}
              </span>
            )}
          </Step>
        ))}
      </Trail>
    </nav>
  );
}

const Trail = styled('ol')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  font-size: var(--text-sm);
`;

const Step = styled('li')`
  display: flex;
  align-items: center;
  & > * {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    min-inline-size: 44px;
  }
  & + &::before {
    content: '';
    flex: none;
    inline-size: 0.45em;
    block-size: 0.45em;
    margin-inline: 0.5em 0.8em;
    border-block-start: 2px solid;
    border-inline-end: 2px solid;
    rotate: 45deg;
    opacity: 0.7;
  }
  &:dir(rtl) {
    &::before {
      rotate: -45deg;
    }
  }
  & [aria-current] {
    font-weight: 600;
  }
`;
