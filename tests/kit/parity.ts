import { full } from '../full.ts';
import type { Look } from './story-page.ts';

/** Whether a story is of a section that is also a widget. */
export const isShipping = (id: string): boolean => /^sections-(contact-form|course-finder|faq|product-list)--/.test(id);

/**
 * Whether a story may be compared on both runtimes. In `npm test`, long texts and right to left run on React only, because
 * tests/unit/ui/conformance.test.tsx renders the components right to left on both. `npm run test:all` compares all stories.
 */
export const isCompared = (id: string): boolean =>
  full || isShipping(id) || !/--(.*-)?(right-to-left|long)(-|$)/.test(id);

/** The first difference between a story on React and on Preact, with the three lines before it; '' if they are equal. */
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
