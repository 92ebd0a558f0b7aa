import { curly } from '../../src/domain/embed/value-problem.ts';
import { isWidgetName, widgetNames } from '../../src/domain/embed/widgets.ts';

/** A script element that is ours, or should be. */
export interface ScriptUse {
  element: HTMLScriptElement;
  /** What stands in its attribute. */
  written: string;
  /** The attribute that holds the address: another one than `src` where a tool holds the script back. */
  attribute: string;
  /** Resolved; '' where it is none. */
  url: string;
  /** `v1`, `0.1.0`; '' for a copy that stands elsewhere. */
  channel: string;
  /** Without `.js`: `steam`, `faq`… */
  file: string;
  kind: 'loader' | 'classic' | 'unknown';
}

export const fileNames: readonly string[] = ['steam', ...widgetNames];
const ours = /\/embed\/([\w.-]+)\/([\w.-]+?)\.(?:m?js)\b/;
/** File names that others use too, but hardly on a page with our tags. */
const copied = new RegExp(`/(${fileNames.join('|')})(?:\\.min)?\\.js\\b`);

export function findScripts(): ScriptUse[] {
  const found: ScriptUse[] = [];
  for (const element of document.querySelectorAll('script')) {
    for (const { name: attribute, value: written } of element.attributes) {
      if (attribute === 'integrity') continue;
      const plain = written.replace(curly, '').trim();
      const [, channel = '', file = copied.exec(plain)?.[1] ?? ''] = ours.exec(plain) ?? [];
      // The doctor's own element is none of the page's.
      if (!file || file === 'doctor' || !(attribute === 'src' || attribute.includes('src'))) continue;
      const url = URL.canParse(plain, document.baseURI) ? new URL(plain, document.baseURI).href : '';
      const kind = file === 'steam' ? 'loader' : isWidgetName(file) ? 'classic' : 'unknown';
      found.push({ element, written, attribute, url, channel, file, kind });
      break;
    }
  }
  return found;
}

/** Whether the browser has an element of this name, by whatever script. */
export const isDefined = (name: string) => document.createElement(`steam-${name}`).matches(':defined');
