/** A partner's short name: what a partner chooses, and no more than a log line or a query should carry. */
export const slug = /^[\w-]{1,64}$/;

/**
 * The partner that an address names; '' where there is none, or what is there is no slug. The builder's address names the one
 * that a snippet is for.
 */
export function partnerOf(path: string, search: string): string {
  if (path === '/embed') return '';
  const partner = new URLSearchParams(search).get('partner') ?? '';
  return slug.test(partner) ? partner : '';
}

/** An own path with the partner in its query; links that open a dialog, and other addresses, stay. */
export function withPartner(href: string, partner: string): string {
  if (partner === '' || !/^\/(?![/\\])/.test(href) || /[?&](partner|auth)=/.test(href)) return href;
  const [path = '', hash] = href.split('#', 2);
  return `${path}${path.includes('?') ? '&' : '?'}partner=${partner}${hash === undefined ? '' : `#${hash}`}`;
}
