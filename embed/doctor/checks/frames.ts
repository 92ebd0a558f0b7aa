import { isWidgetName, widgetNames } from '../../../src/domain/embed/widgets.ts';
import { suggest } from '../../../src/domain/nearest.ts';
import type { Check } from '../context.ts';
import { type Finding, quote } from '../finding.ts';
import { isMixed } from '../probe.ts';

/** Checks the URL and the sandbox of our iframes. */
export const checkFrames: Check = () =>
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
    return [{ verdict: 'good', title: `The frame of ${name} may run`, detail }];
  });
