import type { Check } from '../../checks/check.ts';
import { checkoutVersion } from '../../checks/online.ts';
import { checkProxy } from '../../checks/proxy.ts';
import { type ChecksOptions, runChecks } from '../../checks/run-checks.ts';

export interface Details {
  /** False if a check found a problem. */
  ok: boolean;
  /** The version of this server. */
  version: string;
  checks: Check[];
}

const keptMs = 60_000;

/**
 * The checks of `office -- doctor` without test mail and test event, for `/readyz?details`. They run at most once a
 * minute; concurrent requests share one run.
 *
 * @returns a function that adds what a request shows about the proxy
 */
export async function createDetails(
  options: Omit<ChecksOptions, 'sends' | 'runningVersion'>,
  now: () => number = Date.now,
): Promise<(received: Headers) => Promise<Details>> {
  const version = await checkoutVersion();
  let last: { at: number; checks: Promise<Check[]> } | undefined;
  return async (received) => {
    if (!last || now() - last.at >= keptMs) {
      last = { at: now(), checks: runChecks({ ...options, sends: false, runningVersion: version }) };
    }
    const checks = [...(await last.checks), checkProxy(options.settings, received)];
    return { ok: checks.every(({ state }) => state !== 'problem'), version, checks };
  };
}
