import { randomBytes } from 'node:crypto';
import { hashPassword, isOutdatedHash, verifyPassword } from '../../../records/passwords.ts';
import { networksOf } from '../../http/client-address.ts';
import { HttpError } from '../http-error.ts';
import { createFairQueue, type FairQueueOptions, type Place, QueueFull } from './fair-queue.ts';

/** Each hash uses 19 MiB of memory and one thread. */
export type HashQueueOptions = FairQueueOptions;

export interface Passwords {
  hash(password: string, place: Place): Promise<string>;
  /** Takes equally long for an unknown account (`undefined`) and a known one. */
  verify(stored: string | undefined, password: string, place: Place): Promise<boolean>;
  /** True for a hash with a lower cost than the current one. */
  isOutdated(stored: string): boolean;
}

/**
 * Returns the place of a request in the hash queue: its networks, largest first, so that network providers take turns.
 *
 * @param device the id of a browser that has signed in before; these browsers take turns with all others
 */
export const hashPlace = (address: string, device?: string): Place =>
  device
    ? ['known browsers', device]
    : [
        'others',
        ...networksOf(address)
          .map(({ name }) => name)
          .reverse(),
      ];

/** argon2id with a short queue: a flood of sign-ins cannot exhaust memory or CPU. */
export function createPasswords(options: HashQueueOptions): Passwords {
  const enqueue = createFairQueue(options);
  const inTurn = <T>(place: Place, task: () => Promise<T>) =>
    enqueue(place, task).catch((error: unknown) => {
      throw error instanceof QueueFull ? busy() : error;
    });
  /** The hash to compare for an unknown account, which takes as long as a real one. */
  let dummy: Promise<string> | undefined;
  return {
    hash: (password, place) => inTurn(place, () => hashPassword(password)),
    async verify(stored, password, place) {
      dummy ??= hashPassword(randomBytes(24));
      const against = stored ?? (await dummy);
      const isRight = await inTurn(place, () => verifyPassword(against, password));
      return isRight && stored !== undefined;
    },
    isOutdated: isOutdatedHash,
  };
}

const busy = () =>
  new HttpError(503, 'Too many people are signing in just now. Please try again in a moment.', {
    headers: { 'Retry-After': '2' },
  });
