import { randomBytes } from 'node:crypto';
import { hashPassword, isOutdatedHash, verifyPassword } from '../../../records/passwords.ts';
import { networksOf } from '../../http/client-address.ts';
import { HttpError } from '../http-error.ts';
import { createFairQueue, type FairQueueOptions, type Place, QueueFull } from './fair-queue.ts';

/** Each hash takes 19 MiB and a thread. */
export type HashQueueOptions = FairQueueOptions;

export interface Passwords {
  hash(password: string, place: Place): Promise<string>;
  /** Takes as long for an unknown account (`undefined`) as for a known one. */
  verify(stored: string | undefined, password: string, place: Place): Promise<boolean>;
  /** True for a hash made with less than today's cost. */
  isOutdated(stored: string): boolean;
}

/**
 * Where a request waits for its hash: by its networks, the largest first, so that all providers take turns.
 *
 * @param device the browser, if it has signed in before: those take turns with all others together
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

/** argon2id behind a short queue: a flood of sign-ins takes neither the memory nor the processor. */
export function createPasswords(options: HashQueueOptions): Passwords {
  const enqueue = createFairQueue(options);
  const inTurn = <T>(place: Place, task: () => Promise<T>) =>
    enqueue(place, task).catch((error: unknown) => {
      throw error instanceof QueueFull ? busy() : error;
    });
  /** Compared for an unknown account, which then takes as long. */
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
