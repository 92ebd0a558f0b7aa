/** Headers of all responses. */
export const baseHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** HSTS for one year. Without `includeSubDomains`, because other hosts of the domain may not support https. */
export const strictTransportFor = (origin: string): Record<string, string> =>
  origin.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};

/** Headers of JSON responses and the error page. They forbid scripts, other resources and framing. */
export const jsonHeaders: Readonly<Record<string, string>> = {
  ...baseHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'X-Frame-Options': 'DENY',
};

export interface PagePolicy {
  /** CSP hash of the page's <style>: a cached page can contain a hash, but not a nonce. */
  styleHash: string;
  /** CSP hash of the page's inline script; undefined without one. */
  scriptHash?: string | undefined;
  /** The origin of an external API host; '' for this server. */
  api: string;
}

/**
 * Headers of a page. No Trusted Types policy is allowed, because no script uses an injection sink.
 */
export const pageHeaders = (policy: PagePolicy): Record<string, string> => ({
  ...baseHeaders,
  'Content-Security-Policy': pagePolicy(policy),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
});

const pagePolicy = ({ styleHash, scriptHash, api }: PagePolicy) =>
  [
    `default-src 'none'`,
    `script-src 'self'${scriptHash ? ` 'sha256-${scriptHash}'` : ''}`,
    `script-src-attr 'none'`,
    `style-src 'sha256-${styleHash}'`,
    // The API may reference images and videos of any host (CONTRACT.md). Only <img> and <video> request them.
    `img-src 'self' https: http: data:`,
    `media-src 'self' https: http:`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `connect-src 'self'${api && ` ${api}`}`,
    // The preview of the widget builder is an iframe.
    `frame-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ');
