import { createHash, randomBytes } from 'node:crypto';

/** A random secret of 256 bits, for a cookie or a link. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The hash that the database stores of a secret. A plain hash suffices, because 256 random bits cannot be guessed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
