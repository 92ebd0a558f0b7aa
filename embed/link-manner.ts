import type { LinkManner } from '../src/ui/link/LinkContext.tsx';

/** Links in a widget lead to the provider's site, and say whose page the visitor comes from. */
export function linkManner(site: string, { partner, linkTarget }: { partner: string; linkTarget: string }): LinkManner {
  return {
    target: linkTarget || undefined,
    resolve: (href) => outgoing(href, site, partner),
  };
}

/** An own path made absolute, and `?partner=` on whatever is a web address. */
export function outgoing(href: string, site: string, partner: string): string {
  if (!/^(https?:|\/)/i.test(href)) return href;
  const url = new URL(href, site);
  const known = partnerOf(partner);
  if (known) url.searchParams.set('partner', known);
  return url.href;
}

/** A slug of the shape that the API stores; anything else is left out. */
export const partnerOf = (partner: string) => (/^[\w-]{1,64}$/.test(partner) ? partner : '');
