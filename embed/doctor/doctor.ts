import { checkAttributes } from './checks/attributes.ts';
import { checkBrowser, checkPolicy } from './checks/browser.ts';
import { checkColours } from './checks/colours.ts';
import { checkFrames } from './checks/frames.ts';
import { checkPartner } from './checks/partner.ts';
import { checkPlacements } from './checks/placements.ts';
import { checkPopups } from './checks/popups.ts';
import { checkScripts } from './checks/scripts.ts';
import { checkServer } from './checks/server.ts';
import { checkVisibility } from './checks/visibility.ts';
import type { Check } from './context.ts';
import { type Finding, sorted } from './finding.ts';
import { showPanel } from './panel.ts';
import { findPlacements } from './placements.ts';
import { type PolicyWatch, watchPolicy } from './policy.ts';
import { findScripts } from './scripts.ts';

/* The doctor: reports why a widget does not show on this page. `#steam-doctor` loads it (open-doctor.ts); if our scripts do not
   run, an import() in the console does. It adds one element, reads the page, and makes the same requests as the widgets. */

/** Ordered from causes to effects, because an earlier finding explains the later ones. */
const checks: readonly Check[] = [
  checkBrowser,
  checkScripts,
  checkPlacements,
  checkVisibility,
  checkPolicy,
  checkServer,
  checkFrames,
  checkAttributes,
  checkPartner,
  checkColours,
  checkPopups,
];

async function examine(origin: string, policy: PolicyWatch): Promise<Finding[]> {
  const context = { origin, policy, placements: findPlacements(), scripts: findScripts() };
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
  for (const type of ['steam-ready', 'steam-error'] as const) {
    document.addEventListener(type, () => {
      if (isReady()) panel.check();
    });
  }
}
