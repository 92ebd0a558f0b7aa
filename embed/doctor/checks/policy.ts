import type { Check } from '../context.ts';
import { policyLines } from './scripts.ts';

/** What the page's policy refuses of ours, scripts apart, which have a check of their own. */
export const checkPolicy: Check = ({ origin, policy }) => {
  const ours = policy
    .seen()
    .filter(({ blocked, directive }) => blocked.startsWith(origin) && !directive.startsWith('script-src'));
  if (ours.length === 0) return [];
  const directives = [...new Set(ours.map(({ directive }) => directive))];
  return [
    {
      verdict: 'bad',
      title: `The page’s Content-Security-Policy refuses ${directives.join(', ')}`,
      detail: ours.map(({ directive, blocked }) => `${directive}: ${blocked}`).join('\n'),
      remedy: 'Add our address to these directives of the policy:',
      code: directives.includes('frame-src') ? `frame-src ${origin};` : policyLines(origin),
    },
  ];
};
