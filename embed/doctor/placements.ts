import type { WidgetName } from '../../src/domain/embed/attributes.ts';
import { curlyQuotes } from '../../src/domain/embed/valid-value.ts';
import { isWidgetName } from '../../src/domain/embed/widgets.ts';
import { quote } from './finding.ts';

/** A widget in the page, as a tag or as a `data-steam` element. */
export interface Placement {
  /** The tag or the `data-steam` element. */
  host: Element;
  /** The widget's name as written in the page. */
  wanted: string;
  /** Undefined if no widget has the name `wanted`. */
  name: WidgetName | undefined;
  method: 'tag' | 'data';
  /** The defined `<steam-…>` element; undefined until its script has run. */
  element: HTMLElement | undefined;
}

/** All elements of the page, including those in open shadow roots of other components. */
function* allElements(root: Document | ShadowRoot): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot && !isOurs(element)) yield* allElements(element.shadowRoot);
  }
}

const isOurs = (element: Element) => element.localName.startsWith('steam-') || element.hasAttribute('data-steam');
const isDefined = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.localName.startsWith('steam-') && element.matches(':defined');

export function findPlacements(): Placement[] {
  const placements: Placement[] = [];
  for (const host of allElements(document)) {
    if (host.localName === 'steam-doctor' || !isOurs(host)) continue;
    const isTag = host.localName.startsWith('steam-');
    const wanted = isTag ? host.localName.slice('steam-'.length) : (host.getAttribute('data-steam') ?? '');
    const plain = wanted.replace(curlyQuotes, '').trim();
    const element = isTag ? host : host.shadowRoot?.querySelector(`steam-${CSS.escape(plain)}`);
    placements.push({
      host,
      wanted,
      name: isWidgetName(plain) ? plain : undefined,
      method: isTag ? 'tag' : 'data',
      element: isDefined(element) ? element : undefined,
    });
  }
  return placements;
}

/** Whether the widget shows its data instead of the fallback. */
export function hasRendered({ element }: Placement): boolean {
  const root = element?.shadowRoot;
  return Boolean(root?.querySelector('.s')?.firstElementChild) && !root?.querySelector('slot');
}

/** The opening tag as the webmaster wrote it. */
export const openingTag = ({ host, method, wanted }: Placement): string =>
  method === 'tag' ? `<${host.localName}>` : `<${host.localName} data-steam="${quote(wanted)}">`;

/** The value of a widget's setting: the attribute of a tag, or the `data-` attribute of a `data-steam` element. */
export function settingOf({ host, method }: Placement, attribute: string): string {
  if (method === 'tag') return host.getAttribute(attribute) ?? host.getAttribute(attribute.replaceAll('-', '')) ?? '';
  return host.getAttribute(`data-${attribute}`) ?? '';
}

const LOAD_MARGIN_PX = 400;

export function isFarFromViewport({ host }: Placement): boolean {
  const { top, bottom } = host.getBoundingClientRect();
  return top > innerHeight + LOAD_MARGIN_PX || bottom < -LOAD_MARGIN_PX;
}
