import { type ComponentProps, createContext, useContext } from 'react';
import { linkSchemes } from '../../tokens/limits.ts';

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

export interface LinkBehaviour {
  /** Takes the visitor to an own path without a page load, where it is not a link that leads there. */
  navigate?: (href: string) => void;
  /** Turns an address into the one to link to: a widget makes own paths absolute and adds its partner. */
  resolve?: (href: string) => string;
  /** Where links open unless they say it themselves. */
  target?: string;
}

/** How links behave in here; a widget points them at the provider's site. */
export const LinkContext = createContext<LinkBehaviour>({});
