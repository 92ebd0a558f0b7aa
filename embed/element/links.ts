import { partnerSlug } from '../../src/domain/url.ts';
import type { LinkBehaviour } from '../../src/ui/link/Link.tsx';

const all = new Map<string, LinkBehaviour>();

/** Links in a widget lead to the provider's site, and say whose page the visitor comes from. The same object for the same. */
export function linksOf(site: string, partner: string, linkTarget: string): LinkBehaviour {
  const key = JSON.stringify([site, partner, linkTarget]);
  const made = all.get(key) ?? {
    target: linkTarget || undefined,
    resolve: (href: string) => outgoing(href, site, partner),
  };
  all.set(key, made);
  return made;
}

/** An own path made absolute, and `?partner=` on whatever is a web address. */
function outgoing(href: string, site: string, partner: string): string {
  if (!/^(https?:|\/)/i.test(href)) return href;
  const url = new URL(href, site);
  const known = partnerSlug(partner);
  if (known) url.searchParams.set('partner', known);
  return url.href;
}
