import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { linkSchemes } from '../../tokens/schemes.ts';
import { LinkContext } from './LinkContext.tsx';

export interface LinkProps extends ComponentProps<'a'> {
  /** An own path, or an http, https, mailto or tel address. With any other the children stand there unlinked. */
  href: string;
}

/** A plain anchor that the site's router may take over. */
export function Link({ href, target, children, ...rest }: LinkProps) {
  const { navigate, prefetch, resolve, target: usual } = useContext(LinkContext);
  const to = resolve ? resolve(href) : href;
  const into = target ?? usual;
  if (!isAllowed(to)) {
    return (
      <span className={rest.className} part={rest.part}>
        {children}
      </span>
    );
  }
  const stays = /^\/(?![/\\])/.test(to) && !rest.download && (!into || into === '_self');
  const approach = prefetch && stays ? () => prefetch(to) : undefined;
  return (
    <a
      part="link"
      rel={into === '_blank' || /^(http|[/\\]{2})/i.test(to) ? 'noopener noreferrer' : undefined}
      onMouseEnter={approach}
      onFocus={approach}
      onTouchStart={approach}
      {...rest}
      href={to}
      target={into}
      onClick={(event) => {
        rest.onClick?.(event);
        if (navigate && stays && isPlainLeftClick(event)) {
          event.preventDefault();
          navigate(to);
        }
      }}
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

const isPlainLeftClick = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
