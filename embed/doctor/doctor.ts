import { checkAttributes } from './checks/attributes.ts';
import { checkBrowser, checkPolicy } from './checks/browser.ts';
import { checkColours } from './checks/colours.ts';
import { checkFrames } from './checks/frames.ts';
import { checkPlaces } from './checks/places.ts';
import { checkPopups } from './checks/popups.ts';
import { checkScripts } from './checks/scripts.ts';
import { checkServer } from './checks/server.ts';
import { checkVisibility } from './checks/visibility.ts';
import type { Check } from './context.ts';
import { type Finding, sorted } from './finding.ts';
import { showPanel } from './panel.ts';
import { findPlaces } from './places.ts';
import { type PolicyWatch, watchPolicy } from './policy.ts';
import { findScripts } from './scripts.ts';

/*
 * The doctor: says on a page with our widgets why one does not show. Loaded by `#steam-doctor` (open-doctor.ts), or by
 * an import of its address in the console of a page whose scripts do not run. It adds one element, reads the
 * page, asks the provider's server what widgets ask it, and sends nothing.
 */

/** From causes to effects: what stands first in the report explains what follows. */
const checks: readonly Check[] = [
  checkBrowser,
  checkScripts,
  checkPlaces,
  checkVisibility,
  checkPolicy,
  checkServer,
  checkFrames,
  checkAttributes,
  checkColours,
  checkPopups,
];

/** Runs all checks on the page as it is now. They read; nothing is changed. */
async function examine(origin: string, policy: PolicyWatch): Promise<Finding[]> {
  const context = { origin, policy, places: findPlaces(), scripts: findScripts() };
  const findings: Finding[] = [];
  for (const check of checks) findings.push(...(await check(context)));
  return sorted(findings);
}

const { origin } = new URL(import.meta.url);
const policy = watchPolicy();

if (!document.querySelector('steam-doctor')) {
  const panel = showPanel(() => examine(origin, policy));
  const isReady = () => document.readyState === 'complete';
  if (isReady()) panel.check();
  else addEventListener('load', panel.check, { once: true });
  // What has come since the last look.
  for (const type of ['steam-ready', 'steam-error'] as const) {
    document.addEventListener(type, () => {
      if (isReady()) panel.check();
    });
  }
}
