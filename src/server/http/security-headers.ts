/** Headers that every answer of this server carries, whatever it is. Pages add their own Content-Security-Policy. */
export const everyAnswer: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** For https only: a year of it, for this host alone, since other names of the provider are not ours to promise. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/** JSON is never a document: nothing in it may run, be framed or load anything when it is opened as one. */
export const dataAnswer: Readonly<Record<string, string>> = {
  ...everyAnswer,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'X-Frame-Options': 'DENY',
};
