import { curlyQuotes } from '../../../src/domain/embed/valid-value.ts';
import { widgetNames, widgets } from '../../../src/domain/embed/widgets.ts';
import { suggest } from '../../../src/domain/nearest.ts';
import type { Check, Context } from '../context.ts';
import { type Finding, quote } from '../finding.ts';
import { openingTag, type Placement } from '../placements.ts';
import { isDefined } from '../scripts.ts';
import { line } from './scripts.ts';

/** Elements that can have a shadow root, which `data-steam` needs. */
const canHold = /^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$|-/;

/** Checks that the page has a widget's tag, and that each tag has its script. */
export const checkPlacements: Check = (context) => {
  const findings: Finding[] = [];
  const pasted = pastedAsText();
  if (pasted) {
    findings.push({
      verdict: 'bad',
      title: 'The snippet stands in the page as text',
      detail: `Visitors read: ${pasted}`,
      remedy: 'Paste it where your editor accepts code (“Custom HTML”, “Code”, “Source”), not into the visual editor.',
    });
  }
  if (context.placements.length === 0 && !pasted && !document.querySelector('iframe[src*="/embed/v1/frame/"]')) {
    findings.push(noPlace(context));
  }
  for (const placement of context.placements) findings.push(...examine(placement, context));
  return findings;
};

function noPlace({ origin }: Context): Finding {
  const link = document.querySelector(`a[href^="${CSS.escape(origin)}/"]`);
  return {
    verdict: 'bad',
    title: 'There is no widget’s tag in this page',
    detail: link
      ? 'Only the link of a snippet is left: the editor removed the tag around it.'
      : 'The page has neither <steam-…> nor data-steam="…". Editors remove tags that they do not know.',
    remedy: 'Use the snippet of your platform from the builder: a <div data-steam="…"> stays where <steam-…> does not.',
    code: `${line('course-finder', origin)}\n<div data-steam="course-finder"><a href="${origin}/explore-allcourses">See the courses</a></div>`,
  };
}

/** Finds a snippet that an editor has escaped, so visitors see its text. */
function pastedAsText(): string | undefined {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const found = /<\/?(steam-[a-z-]+|div data-steam|script[^>]*\/embed\/)[^>]*>?/.exec(text);
    if (found && !node.parentElement?.closest('pre, code, script, style, textarea, template, noscript'))
      return found[0];
  }
  return undefined;
}

function examine(placement: Placement, { origin, scripts }: Context): Finding[] {
  const { host, wanted, name, method, element } = placement;
  const findings: Finding[] = [];
  if (wanted.search(curlyQuotes) >= 0) {
    findings.push({
      verdict: 'bad',
      title: 'Curly quotation marks around the widget’s name',
      detail: `In the page: ${openingTag(placement)}. A word processor replaced " by “ ”.`,
      remedy: 'Write straight ones:',
      code: `data-steam="${name ?? wanted.replace(curlyQuotes, '')}"`,
    });
  }
  if (!name) {
    const plain = wanted.replace(curlyQuotes, '').trim();
    const remedy = suggest(plain, widgetNames);
    return [
      ...findings,
      {
        verdict: 'bad',
        title: `There is no widget “${quote(plain)}”`,
        detail: `In the page: ${openingTag(placement)}`,
        remedy,
      },
    ];
  }
  if (element) {
    if (!host.firstElementChild) findings.push(noFallback(placement, origin));
    return findings;
  }
  const loader = scripts.some(({ kind }) => kind === 'loader');
  const classic = scripts.some(({ kind, file }) => kind === 'classic' && file === name);
  if (method === 'data' && isDefined(name) && (classic || !loader) && !canHold.test(host.localName)) {
    findings.push({
      verdict: 'bad',
      title: `A <${host.localName}> cannot hold a widget`,
      detail: `In the page: ${openingTag(placement)}`,
      remedy: 'Use a <div>.',
    });
  } else if (method === 'data' && !classic && findings.length === 0) {
    findings.push({
      verdict: 'bad',
      title: `data-steam="${name}" lacks its script`,
      detail: loader ? 'The loader, steam.js, fills <steam-…> tags only.' : `In the page: ${openingTag(placement)}`,
      remedy: 'Add this line to the page:',
      code: line(name, origin),
    });
  } else if (method === 'tag' && !loader && !classic) {
    findings.push({
      verdict: 'bad',
      title: `${openingTag(placement)} lacks its script`,
      detail: 'None of our scripts on this page defines it.',
      remedy: 'Add this line to the page’s <head>:',
      code: line('steam', origin),
    });
  }
  return findings;
}

const noFallback = (placement: Placement, origin: string): Finding => {
  const { path, text } = widgets[placement.name ?? 'faq'].fallback;
  return {
    verdict: 'note',
    title: `${openingTag(placement)} has no link inside`,
    detail: 'If something fails, visitors see nothing.',
    remedy: 'Put one into the tag:',
    code: `<a href="${origin}${path}">${text}</a>`,
  };
};
