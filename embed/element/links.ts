import { addPartner } from '../../src/domain/url.ts';
import type { LinkBehaviour } from '../../src/ui/link/Link.tsx';

const all = new Map<string, LinkBehaviour>();

/**
 * Returns the link behaviour of a widget: links lead to the provider's site, with the partner. Equal arguments return
 * the same object.
 */
export function linksOf(site: string, partner: string, linkTarget: string): LinkBehaviour {
  const key = JSON.stringify([site, partner, linkTarget]);
  const made = all.get(key) ?? {
    target: linkTarget || undefined,
    resolve: (href: string) => outgoing(href, site, partner),
  };
  all.set(key, made);
  return made;
}

/** Makes paths absolute and adds the partner to http(s) URLs. */
const outgoing = (href: string, site: string, partner: string): string =>
  /^(https?:|\/)/i.test(href) ? addPartner(new URL(href, site).href, partner) : href;
