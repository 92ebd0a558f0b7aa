import { checkAttributes } from './checks/attributes.ts';
import { checkBrowser } from './checks/browser.ts';
import { checkColours } from './checks/colours.ts';
import { checkFrames } from './checks/frames.ts';
import { checkPlaces } from './checks/places.ts';
import { checkPolicy } from './checks/policy.ts';
import { checkScripts } from './checks/scripts.ts';
import { checkServer } from './checks/server.ts';
import { checkVisibility } from './checks/visibility.ts';
import type { Check } from './context.ts';
import { type Finding, sorted } from './finding.ts';
import { findPlaces } from './places.ts';
import type { PolicyWatch } from './policy.ts';
import { findScripts } from './scripts.ts';

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
];

/** Runs all checks on the page as it is now. They read; nothing is changed. */
export async function examine(origin: string, policy: PolicyWatch): Promise<Finding[]> {
  const context = { origin, policy, places: findPlaces(), scripts: findScripts() };
  const findings: Finding[] = [];
  for (const check of checks) findings.push(...(await check(context)));
  return sorted(findings);
}
