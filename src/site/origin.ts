import { originPlaceholder } from '../domain/url.ts';

/** The origin in the server's HTML, because `location.origin` may differ behind a proxy. */
export function siteOrigin(): string {
  if (typeof document === 'undefined') return originPlaceholder;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return new URL(canonical ?? location.href).origin;
}
