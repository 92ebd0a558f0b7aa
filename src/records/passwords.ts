import { hash, parseOptions, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for argon2id: 19 MiB, two iterations, parallelism 1. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password or random bytes with argon2id; the result contains the salt and the cost. */
export const hashPassword = (password: string | Uint8Array): Promise<string> => hash(password, cost);

/** Compares a password with a stored hash in constant time. */
export const verifyPassword = (stored: string, password: string): Promise<boolean> => verify(stored, password);

/** True for a hash with a lower cost than the current one; the next sign-in hashes the password again. */
export function isOutdatedHash(stored: string): boolean {
  const used = parseOptions(stored);
  return used.memoryCost < cost.memoryCost || used.timeCost < cost.timeCost;
}
