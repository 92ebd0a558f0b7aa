import type { Check } from '../context.ts';
import type { Finding } from '../finding.ts';
import { openingTag, type Placement } from '../placements.ts';
import { nameOf, parentOf, ruleFor } from '../rules.ts';

const NARROW_PX = 240;

/** Checks that visitors can see each widget; otherwise finds the CSS rule that hides it. */
export const checkVisibility: Check = ({ placements }) => placements.flatMap(examine);

function* withAncestors(element: Element): Generator<Element> {
  for (let at: Element | null = element; at; at = parentOf(at)) yield at;
}

function examine(placement: Placement): Finding[] {
  const { host, element } = placement;
  const title = `${openingTag(placement)} is hidden by the page`;
  const blame = (cause: Element, property: string): Finding => {
    const who = cause === host ? 'The tag itself' : nameOf(cause);
    const rule = cause.hasAttribute('hidden') ? 'the attribute hidden' : ruleFor(cause, property);
    const value = getComputedStyle(cause).getPropertyValue(property);
    return {
      verdict: 'bad',
      title,
      detail: `${who} has ${property}: ${value}, by ${rule ?? 'a style sheet of another origin'}.`,
      remedy:
        'Change that rule, or put the widget where visitors can see it. If it belongs to a tab or menu, open that.',
    };
  };
  const chain = [...withAncestors(host)];
  const removed = chain.findLast((one) => getComputedStyle(one).display === 'none');
  if (removed) return [blame(removed, 'display')];
  const fold = chain.find((one) => one instanceof HTMLDetailsElement && !one.open);
  if (fold && !host.checkVisibility()) {
    return [
      {
        verdict: 'good',
        title: `${openingTag(placement)} is in a closed <details>`,
        detail: `${nameOf(fold)} is closed. The widget shows when it opens.`,
      },
    ];
  }
  if (getComputedStyle(host).visibility !== 'visible') {
    const cause = chain.findLast((one) => getComputedStyle(one).visibility !== 'visible');
    return [blame(cause ?? host, 'visibility')];
  }
  const clear = chain.find((one) => getComputedStyle(one).opacity === '0');
  if (clear) return [blame(clear, 'opacity')];
  // Before the script has run, the widget has only the size of its fallback link.
  if (!element) return [];
  const { width, height } = host.getBoundingClientRect();
  if (width < 1 || height < 1) {
    const property = width < 1 ? 'width' : 'height';
    return [blame(chain.findLast((one) => one.getBoundingClientRect()[property] < 1) ?? host, property)];
  }
  const clipped = chain.find((one) => {
    const style = getComputedStyle(one);
    return one !== host && one.clientHeight < 60 && /hidden|clip/.test(style.overflowY) && one.scrollHeight > 120;
  });
  if (clipped) return [blame(clipped, clipped.clientHeight < 1 ? 'height' : 'max-height')];
  const notes: Finding[] = [];
  if (width < NARROW_PX) {
    notes.push({
      verdict: 'note',
      title: `${openingTag(placement)} has only ${Math.round(width)} px`,
      detail: ruleFor(host, 'width') ?? ruleFor(host, 'max-width') ?? 'Its container is that narrow.',
      remedy: 'Give it 280 px or more.',
    });
  }
  return [
    ...notes,
    {
      verdict: 'good',
      title: `${openingTag(placement)} is ${Math.round(width)} × ${Math.round(height)} px and visible`,
    },
  ];
}
