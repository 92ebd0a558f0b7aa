import { originPlaceholder } from '../domain/url.ts';

/** The origin that the server rendered. Behind a proxy, `location.origin` may differ. */
export function siteOrigin(): string {
  if (typeof document === 'undefined') return originPlaceholder;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return new URL(canonical ?? location.href).origin;
}
