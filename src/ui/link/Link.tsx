import { type ComponentProps, createContext, useContext } from 'react';
import { linkSchemes } from '../../tokens/limits.ts';

export interface LinkProps extends ComponentProps<'a'> {
  /** A path of this site, or an http, https, mailto or tel URL. With any other scheme, only the children are rendered. */
  href: string;
}

/** A plain anchor. followLinks (follow-links.ts) adds client-side navigation. */
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
 * Whether a URL is not '', with which the API decoders replace a forbidden URL, and has an allowed scheme. Browsers
 * ignore control characters and spaces in a scheme (`java\tscript:`), so this check ignores them too.
 */
function isAllowed(href: string): boolean {
  const scheme = /^[^/?#]*?:/.exec(href.replace(/[\0-\x20\x7f-\xa0]+/g, ''))?.[0];
  return href !== '' && (!scheme || linkSchemes.some((allowed) => allowed === scheme.toLowerCase()));
}

export interface LinkBehaviour {
  /** Client-side navigation for elements that are not links. */
  navigate?: (href: string) => void;
  /** Resolves an href: a widget makes paths absolute and adds its partner. */
  resolve?: (href: string) => string;
  /** The default `target` of links. */
  target?: string;
}

/** The link behaviour of a subtree. A widget uses it to link to the provider's site. */
export const LinkContext = createContext<LinkBehaviour>({});
