import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../../../src/server/api/users/hash-queue.ts';

const cost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

export const lightHash = (password: string): Promise<string> => hash(password, cost);

/** `verify` checks this hash for an unknown account, which then takes as long as a known account. */
let dummy: Promise<string> | undefined;

/**
 * argon2id with a low cost and without a queue, for tests with hundreds of sign-ins. The suites of accounts and limits, and
 * each started server, use the real cost and queue.
 */
export const lightPasswords: Passwords = {
  hash: lightHash,
  async verify(stored, password) {
    dummy ??= lightHash('nobody');
    const isRight = await verify(stored ?? (await dummy), password);
    return isRight && stored !== undefined;
  },
  isOutdated: () => false,
};
