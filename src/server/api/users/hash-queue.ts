import { randomBytes } from 'node:crypto';
import { hashPassword, isOutdatedHash, verifyPassword } from '../../../records/passwords.ts';
import { HttpError } from '../http-error.ts';

export interface HashQueueOptions {
  /** Hashes made at once; each takes its 19 MiB and a thread. */
  atOnce: number;
  /** Requests that may wait for a turn. */
  waiting: number;
}

export interface Passwords {
  /** @param network whose turn it takes; all networks take turns */
  hash(password: string, network: string): Promise<string>;
  /** Takes as long for an unknown account (`undefined`) as for a known one. */
  verify(stored: string | undefined, password: string, network: string): Promise<boolean>;
  /** True for a hash made with less than today's cost. */
  isOutdated(stored: string): boolean;
}

/** argon2id behind a short queue, so that a flood of sign-ins can take neither the memory nor the processor. */
export function createPasswords(options: HashQueueOptions): Passwords {
  const inTurn = fairQueue(options);
  /** Compared where an account has no password, so that the answer takes as long. */
  let dummy: Promise<string> | undefined;
  return {
    hash: (password, network) => inTurn(network, () => hashPassword(password)),
    async verify(stored, password, network) {
      dummy ??= hashPassword(randomBytes(24));
      const against = stored ?? (await dummy);
      const right = await inTurn(network, () => verifyPassword(against, password));
      return right && stored !== undefined;
    },
    isOutdated: isOutdatedHash,
  };
}

interface Waiting {
  begin: () => void;
  refuse: (reason: HttpError) => void;
}

/**
 * Networks take turns, whatever number of requests each has waiting. Where all places are taken, the newest request of the
 * network with the most goes, so that one network cannot fill the queue for the others.
 */
function fairQueue({ atOnce, waiting }: HashQueueOptions) {
  /** By network, the next one first. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let count = 0;

  const next = (): Waiting | undefined => {
    const [first] = lines;
    if (!first) return undefined;
    const [network, line] = first;
    const found = line.shift();
    lines.delete(network);
    if (line.length > 0) lines.set(network, line);
    count -= 1;
    return found;
  };

  const makeRoom = (network: string): boolean => {
    let longest: Waiting[] = [];
    for (const line of lines.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= (lines.get(network)?.length ?? 0) + 1) return false;
    longest.pop()?.refuse(busy());
    count -= 1;
    return true;
  };

  return async <T>(network: string, work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (count >= waiting && !makeRoom(network)) throw busy();
      count += 1;
      await new Promise<void>((begin, refuse) => {
        const line = lines.get(network);
        if (line) line.push({ begin, refuse });
        else lines.set(network, [{ begin, refuse }]);
      });
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed on, never freed while requests wait, so that none jumps the queue.
      const waiting = next();
      if (waiting) waiting.begin();
      else running -= 1;
    }
  };
}

const busy = () =>
  new HttpError(503, 'Too many people are signing in just now. Please try again in a moment.', {
    headers: { 'Retry-After': '2' },
  });
