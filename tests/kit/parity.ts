import { full } from '../full.ts';
import type { Look } from './story-page.ts';

/** The sections that widgets ship. */
export const isShipping = (id: string): boolean => /^sections-(contact-form|course-finder|faq|product-list)--/.test(id);

/**
 * Whether a story may be compared on both runtimes. Stories with other texts or another direction of a state that another
 * story has render on React only: `unit/ui/conformance` renders the components of ui right to left on both runtimes. Of the
 * others, the states of widgets and those with a new element are compared, and all of them in `npm run test:all`.
 */
export const isCompared = (id: string): boolean =>
  full || isShipping(id) || !/--(.*-)?(right-to-left|long)(-|$)/.test(id);

/** The first difference between a story on React and on Preact, with the lines before it; '' if they are the same. */
export function differenceOf(react: Look, preact: Look): string {
  return (
    firstDifference('DOM', react.dom, preact.dom) || firstDifference('accessibility tree', react.tree, preact.tree)
  );
}

function firstDifference(what: string, react: string, preact: string): string {
  if (react === preact) return '';
  const [before, after] = [react.split('\n'), preact.split('\n')];
  const at = before.findIndex((line, index) => line !== after[index]);
  const first = at < 0 ? before.length : at;
  const context = before.slice(Math.max(0, first - 3), first).map((line) => `  ${line}`);
  const lines = [...context, `- ${before[first] ?? '(end)'}`, `+ ${after[first] ?? '(end)'}`];
  return `not the same ${what} (- React, + Preact)\n${lines.join('\n')}`;
}
