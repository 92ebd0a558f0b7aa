/** Headers of every answer. */
export const everyAnswer: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** HSTS on https only: a year, without includeSubDomains, since the provider's other hosts may not have https. */
export const strictTransportFor = (origin: string): Record<string, string> =>
  origin.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};

/** Headers of JSON and of the error page: neither may run a script, load anything or be framed. */
export const dataAnswer: Readonly<Record<string, string>> = {
  ...everyAnswer,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'X-Frame-Options': 'DENY',
};

export interface PagePolicy {
  /** Of the page's <style>: a cached page can carry a hash, a nonce it cannot. */
  styleHash: string;
  /** The origin of another API host, '' for our own. */
  api: string;
}

/** Headers of a page. Its scripts are files of this origin and use no injection sink, so no Trusted Types policy is allowed. */
export const pageAnswer = (policy: PagePolicy): Record<string, string> => ({
  ...everyAnswer,
  'Content-Security-Policy': pagePolicy(policy),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
});

const pagePolicy = ({ styleHash, api }: PagePolicy) =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `script-src-attr 'none'`,
    `style-src 'sha256-${styleHash}'`,
    // Answers name pictures and clips of any host (CONTRACT.md); nothing but an <img> or a <video> can ask for them.
    `img-src 'self' https: http: data:`,
    `media-src 'self' https: http:`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `connect-src 'self'${api && ` ${api}`}`,
    // The builder's preview.
    `frame-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ');
