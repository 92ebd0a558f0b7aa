import { curlyQuotes } from '../../src/domain/embed/valid-value.ts';
import { isWidgetName, widgetNames } from '../../src/domain/embed/widgets.ts';

/** A script element for one of our scripts, even if it does not load. */
export interface ScriptUse {
  element: HTMLScriptElement;
  /** The value of the attribute with the URL, as written in the page. */
  written: string;
  /** The attribute with the URL: `src`, or another one if a consent or performance tool delays the script. */
  attribute: string;
  /** The absolute URL; '' if `written` cannot be resolved. */
  url: string;
  /** The folder of the script, `v1` or `0.1.0`; '' for a copy on another server. */
  channel: string;
  /** The file name without `.js`: `steam`, `faq`… */
  file: string;
  kind: 'loader' | 'classic' | 'unknown';
}

export const fileNames: readonly string[] = ['steam', ...widgetNames];
const ours = /\/embed\/([\w.-]+)\/([\w.-]+?)\.(?:m?js)\b/;
/** Copies of our scripts on other servers. Other scripts with these names are unlikely on a page with our tags. */
const copied = new RegExp(`/(${fileNames.join('|')})(?:\\.min)?\\.js\\b`);

export function findScripts(): ScriptUse[] {
  const found: ScriptUse[] = [];
  for (const element of document.querySelectorAll('script')) {
    for (const { name: attribute, value: written } of element.attributes) {
      if (attribute === 'integrity') continue;
      const plain = written.replace(curlyQuotes, '').trim();
      const [, channel = '', file = copied.exec(plain)?.[1] ?? ''] = ours.exec(plain) ?? [];
      // The doctor's script is not part of the page.
      if (!file || file === 'doctor' || !(attribute === 'src' || attribute.includes('src'))) continue;
      const url = URL.canParse(plain, document.baseURI) ? new URL(plain, document.baseURI).href : '';
      const kind = file === 'steam' ? 'loader' : isWidgetName(file) ? 'classic' : 'unknown';
      found.push({ element, written, attribute, url, channel, file, kind });
      break;
    }
  }
  return found;
}

export const isDefined = (name: string) => document.createElement(`steam-${name}`).matches(':defined');
