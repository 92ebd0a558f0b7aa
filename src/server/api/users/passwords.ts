import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { Refusal } from '../refusal.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface HashQueueOptions {
  /** Hashes made at once; each takes its 19 MiB and a thread. */
  atOnce: number;
  /** Requests that may wait for a turn; the next one is told to come back. */
  waiting: number;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an unknown account (`undefined`) as for a known one. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  /** True for a hash made with less than today's cost. */
  isOutdated(stored: string): boolean;
}

/** argon2id behind a short queue, so that a flood of sign-ins can take neither the memory nor the processor. */
export function createPasswords(options: HashQueueOptions): Passwords {
  const inTurn = queue(options);
  let nobody: Promise<string> | undefined;
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async verify(stored, password) {
      nobody ??= hash(randomBytes(24), cost);
      const against = stored ?? (await nobody);
      const right = await inTurn(() => verify(against, password));
      return right && stored !== undefined;
    },
    isOutdated(stored) {
      const had = parseOptions(stored);
      return had.memoryCost < cost.memoryCost || had.timeCost < cost.timeCost;
    },
  };
}

function queue({ atOnce, waiting }: HashQueueOptions) {
  const next: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (next.length >= waiting) {
        throw new Refusal(503, 'Too many people are signing in just now. Please try again in a moment.', {
          headers: { 'Retry-After': '2' },
        });
      }
      await new Promise<void>((resolve) => next.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed on, never freed while somebody waits, so that nobody jumps the queue.
      const first = next.shift();
      if (first) first();
      else running -= 1;
    }
  };
}
