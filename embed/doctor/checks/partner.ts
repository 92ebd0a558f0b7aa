import type { Check } from '../context.ts';
import { type Finding, quote } from '../finding.ts';
import { openingTag, settingOf } from '../placements.ts';
import { probe } from '../probe.ts';

/** Reports an unknown `partner` that resembles a listed name: visits would be counted for the wrong name. */
export const checkPartner: Check = async ({ origin, policy, placements }) => {
  const findings = new Map<string, Finding>();
  for (const placement of placements) {
    const partner = settingOf(placement, 'partner');
    if (!partner || findings.has(partner)) continue;
    const answer = await probe(`${origin}/embed/v1/partner/${encodeURIComponent(partner)}`, policy);
    const near = answer.kind === 'ok' ? nearestOf(answer.text) : undefined;
    if (near === undefined || near === partner) continue;
    findings.set(partner, {
      verdict: 'note',
      title: `There is no partner “${quote(partner)}”`,
      detail: `In the page: ${openingTag(placement)}\nThe provider has no partner of this short name.`,
      remedy: near ? `Did you mean “${near}”?` : 'Ask the provider for your short name.',
    });
  }
  return [...findings.values()];
};

/**
 * The name itself if the provider knows it, otherwise the most similar name, or ''. Undefined if the response has another format.
 */
function nearestOf(text: string): string | undefined {
  try {
    const found: unknown = Object(JSON.parse(text)).nearest;
    return typeof found === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
}
