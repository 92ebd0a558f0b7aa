import { isWidgetName, widgetNames } from '../../../src/domain/embed/widgets.ts';
import { suggest } from '../../../src/domain/nearest.ts';
import type { Check } from '../context.ts';
import { type Finding, quote } from '../finding.ts';
import { isMixed } from '../probe.ts';

/** Checks the `src` and the `sandbox` of our iframes. */
export const checkFrames: Check = ({ placements }) =>
  [...document.querySelectorAll<HTMLIFrameElement>('iframe[src*="/embed/"]')].flatMap((frame): Finding[] => {
    const name = /\/embed\/v1\/frame\/([\w-]+)/.exec(frame.src)?.[1];
    if (name === undefined) return [];
    const { origin, pathname } = new URL(frame.src);
    const detail = `In the page: <iframe src="${origin}${pathname}">`;
    if (!isWidgetName(name))
      return [
        { verdict: 'bad', title: `There is no widget “${quote(name)}”`, detail, remedy: suggest(name, widgetNames) },
      ];
    if (isMixed(frame.src)) {
      return [{ verdict: 'bad', title: 'The frame’s address begins with http:', detail, remedy: 'Write https:.' }];
    }
    const sandbox = frame.getAttribute('sandbox');
    if (sandbox !== null && !frame.sandbox.contains('allow-scripts')) {
      return [
        {
          verdict: 'bad',
          title: 'The frame’s sandbox forbids its script',
          detail,
          remedy: 'Allow it, and its links:',
          code: 'sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"',
        },
      ];
    }
    const may: Finding = { verdict: 'good', title: `The frame of ${name} may run`, detail };
    return placements.length > 0 ? [may] : [may, lookInside(frame.src, name)];
  });

/** Reports that the checks cannot see into a frame, and how to check inside. */
function lookInside(address: string, name: string): Finding {
  const own = new URL(address);
  own.hash = 'steam-doctor';
  return {
    verdict: 'note',
    title: `This page cannot see into the frame of ${name}`,
    detail: 'The widget is in the frame’s own page, which has its own doctor.',
    remedy: 'If it does not show, open the frame’s address in a new tab:',
    code: own.href,
  };
}
