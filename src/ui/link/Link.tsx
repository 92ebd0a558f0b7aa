import { type ComponentProps, useContext } from 'react';
import { linkSchemes } from '../../tokens/schemes.ts';
import { LinkContext } from './LinkContext.tsx';

export interface LinkProps extends ComponentProps<'a'> {
  /** An own path, or an http, https, mailto or tel address. With any other the children stand there unlinked. */
  href: string;
}

/** A plain anchor, which followLinks (follow-links.ts) may give a site's way. */
export function Link({ href, target, children, ...rest }: LinkProps) {
  const { resolve, target: usual } = useContext(LinkContext);
  const to = resolve ? resolve(href) : href;
  const into = target ?? usual;
  if (!isAllowed(to)) {
    return (
      <span className={rest.className} part={rest.part}>
        {children}
      </span>
    );
  }
  return (
    <a
      part="link"
      rel={into === '_blank' || /^(http|[/\\]{2})/i.test(to) ? 'noopener noreferrer' : undefined}
      {...rest}
      href={to}
      target={into}
    >
      {children}
    </a>
  );
}

/**
 * '' is what the domain makes of a refused address.
 * Browsers drop control characters and spaces before they read the scheme, so `java\tscript:` is judged without them.
 */
function isAllowed(href: string): boolean {
  const scheme = /^[^/?#]*?:/.exec(href.replace(/[\0-\x20\x7f-\xa0]+/g, ''))?.[0];
  return href !== '' && (!scheme || linkSchemes.some((allowed) => allowed === scheme.toLowerCase()));
}
