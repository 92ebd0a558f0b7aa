import { type AttributeKind, propertyOf } from '../../src/domain/embed/attribute-kinds.ts';
import { labelLanguage } from '../../src/tokens/limits.ts';
import type { WidgetHost } from './types.ts';

/**
 * A server with another API host replaces this placeholder with the URL of that host
 * (src/server/embed/script-reader.ts).
 */
const otherApi = '%STEAM_API_HOST%';
/**
 * The server replaces the placeholder with the language of the content, but not in scripts that are cached as
 * `immutable`.
 */
const language = '%STEAM_LANGUAGE%'.replace(/^%.*/, labelLanguage);

/** A framework's server may write `hideFilters`, which HTML parses as `hidefilters`. */
export const lowerCase = (attribute: string) => attribute.replaceAll('-', '');
export const readAttribute = (element: Element, name: string) =>
  element.getAttribute(name) ?? element.getAttribute(lowerCase(name));

/**
 * Returns what the code of a widget may use of its element: attributes, URLs, events.
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
  // Use the native constructor, because polyfills drop `composed`.
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
    // For a script that was copied to another server, only the API's origin is known.
    site: () => setting('site') || script || (URL.canParse(api()) ? new URL(api()).origin : ''),
    api,
    isOwnApi: () => api() === `${script}/api`,
    emit: (type, detail, cancelable) =>
      element.dispatchEvent(new Native(`steam-${type}`, { detail, cancelable, bubbles: true, composed: true })),
  };
}
