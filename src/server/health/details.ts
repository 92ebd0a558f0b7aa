import type { Check } from '../../checks/check.ts';
import { checkoutVersion } from '../../checks/online.ts';
import { checkProxy } from '../../checks/proxy.ts';
import { type ChecksOptions, runChecks } from '../../checks/run-checks.ts';

export interface Details {
  /** False if a check found a problem. */
  ok: boolean;
  version: string;
  checks: Check[];
}

const keptMs = 60_000;

/**
 * The checks of `npm run office -- doctor`, without its test mail and test event, for `/readyz?details`. They run at most
 * once a minute; concurrent requests share one run.
 *
 * @returns a function that returns the results, plus the check of the proxy by the headers of the current request
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
