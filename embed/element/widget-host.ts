import { type AttributeKind, propertyOf } from '../../src/domain/embed/attribute-kinds.ts';
import { labelLanguage } from '../../src/tokens/limits.ts';
import type { WidgetHost } from './types.ts';

/** A server with another API host replaces this placeholder with the URL of that host (src/server/embed/files.ts). */
const otherApi = '%STEAM_API_HOST%';
/** The server replaces this by the content's language, like the accent in scripts whose URL is not immutable. */
const language = '%STEAM_LANGUAGE%'.replace(/^%.*/, labelLanguage);

/** HTML lower-cases attribute names: a framework's server writes `hideFilters` as `hidefilters`. */
export const lowerCase = (attribute: string) => attribute.replaceAll('-', '');
export const readAttribute = (element: Element, name: string) =>
  element.getAttribute(name) ?? element.getAttribute(lowerCase(name));

/**
 * The interface of an element for the code that renders its widget.
 *
 * @param script the origin of the script; '' if unknown
 */
export function widgetHost(
  element: HTMLElement,
  box: HTMLElement,
  kinds: Readonly<Record<string, AttributeKind>>,
  script: string,
): WidgetHost {
  const setting = (attribute: string) => (readAttribute(element, attribute) ?? '').replace(/\/+$/, '');
  const api = () => setting('api-host') || otherApi.replace(/^%.*/, script && `${script}/api`);
  // The native constructor: polyfills that replace it drop `composed`.
  const Native = document.createEvent('CustomEvent').constructor as typeof CustomEvent;
  return {
    element,
    box,
    language,
    kinds,
    values: () =>
      Object.fromEntries(
        ['texts', ...Object.keys(kinds).map(propertyOf)].map((key) => [key, Reflect.get(element, key) as unknown]),
      ),
    // A copy of the script on another server knows only the API's origin.
    site: () => setting('site') || script || (URL.canParse(api()) ? new URL(api()).origin : ''),
    api,
    isOwnApi: () => api() === `${script}/api`,
    emit: (type, detail, cancelable) =>
      element.dispatchEvent(new Native(`steam-${type}`, { detail, cancelable, bubbles: true, composed: true })),
  };
}
