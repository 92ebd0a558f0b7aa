import { withTimeout } from '../domain/timeout.ts';

/** The result of one check of an installation, written for its owner. */
export interface Check {
  /** @example 'Backup' */
  name: string;
  /** `off`: the checked feature is not set up, or cannot be checked here. */
  state: 'ok' | 'problem' | 'off';
  /** The finding, in one sentence. */
  message: string;
  /** How to solve the problem; set if `state` is `problem`. */
  whatToDo?: string;
}

/** Returns functions that create the results of the check `name`. */
export const results = (name: string) => ({
  ok: (message: string): Check => ({ name, state: 'ok', message }),
  off: (message: string): Check => ({ name, state: 'off', message }),
  problem: (message: string, whatToDo: string): Check => ({ name, state: 'problem', message, whatToDo }),
});

const timeoutMs = 40_000;

/** Runs a check with a timeout. An error or a timeout becomes a problem. */
export async function runCheck(name: string, check: () => Promise<Check>): Promise<Check> {
  try {
    return await withTimeout(check(), timeoutMs);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return results(name).problem(`This could not be checked: ${plain(reason)}.`, 'Try again in a minute.');
  }
}

/** Shortens a text of another program to one line without control characters. */
export const plain = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);

/** @returns "5 hours" or "3 days", rounded down */
export function describeAge(ms: number): string {
  const units = [
    { name: 'day', ms: 86_400_000 },
    { name: 'hour', ms: 3_600_000 },
    { name: 'minute', ms: 60_000 },
    { name: 'second', ms: 1_000 },
  ];
  // "30 hours" is more exact than "1 day".
  const unit = units.find((one) => ms >= 2 * one.ms) ?? { name: 'second', ms: 1_000 };
  const count = Math.floor(ms / unit.ms);
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
}

/** @returns "1.2 GB" or "340 MB" */
export function describeBytes(bytes: number): string {
  const [unit, size] = bytes >= 1e9 ? ['GB', 1e9] : bytes >= 1e6 ? ['MB', 1e6] : ['kB', 1e3];
  const value = bytes / size;
  return `${value >= 100 || unit === 'kB' ? Math.round(value) : value.toFixed(1)} ${unit}`;
}
