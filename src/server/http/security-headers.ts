/** Headers that every answer of this server carries, whatever it is. */
export const everyAnswer: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** For https only: a year of it, for this host alone, since other names of the provider are not ours to promise. */
export const strictTransportFor = (origin: string): Record<string, string> =>
  origin.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};

/** JSON is never a document, and an apology has nothing to load: nothing in either may run, be framed or ask for anything. */
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

/**
 * What a page of the site carries. Its scripts are files of ours, and none of them ever turns text into code or markup: not
 * even a Trusted Types policy is let in.
 */
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
