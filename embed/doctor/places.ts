import type { WidgetName } from '../../src/domain/embed/attributes.ts';
import { curly } from '../../src/domain/embed/value-problem.ts';
import { isWidgetName } from '../../src/domain/embed/widgets.ts';
import { quote } from './finding.ts';

/** A place on the page where a widget should stand. */
export interface Place {
  /** In the page: the tag, or the `data-steam` element. */
  host: Element;
  /** The text of its name, as written. */
  wanted: string;
  /** undefined where there is no such widget. */
  name: WidgetName | undefined;
  way: 'tag' | 'data';
  /** `<steam-…>` itself, once its script has run. */
  element: HTMLElement | undefined;
}

/** All elements of the page, also inside of open shadow roots of others. */
function* allElements(root: Document | ShadowRoot): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot && !isOurs(element)) yield* allElements(element.shadowRoot);
  }
}

const isOurs = (element: Element) => element.localName.startsWith('steam-') || element.hasAttribute('data-steam');
const isDefined = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.localName.startsWith('steam-') && element.matches(':defined');

export function findPlaces(): Place[] {
  const places: Place[] = [];
  for (const host of allElements(document)) {
    if (host.localName === 'steam-doctor' || !isOurs(host)) continue;
    const isTag = host.localName.startsWith('steam-');
    const wanted = isTag ? host.localName.slice('steam-'.length) : (host.getAttribute('data-steam') ?? '');
    const plain = wanted.replace(curly, '').trim();
    const element = isTag ? host : host.shadowRoot?.querySelector(`steam-${CSS.escape(plain)}`);
    places.push({
      host,
      wanted,
      name: isWidgetName(plain) ? plain : undefined,
      way: isTag ? 'tag' : 'data',
      element: isDefined(element) ? element : undefined,
    });
  }
  return places;
}

/** What the visitor sees of it: the widget, or the page's own content in its place. */
export function hasArrived({ element }: Place): boolean {
  const root = element?.shadowRoot;
  return Boolean(root?.querySelector('.s')?.firstElementChild) && !root?.querySelector('slot');
}

/** As the webmaster wrote it. */
export const written = ({ host, way, wanted }: Place): string =>
  way === 'tag' ? `<${host.localName}>` : `<${host.localName} data-steam="${quote(wanted)}">`;

/** The value of an attribute of the widget, wherever it is written. */
export function settingOf({ host, way }: Place, attribute: string): string {
  if (way === 'tag') return host.getAttribute(attribute) ?? host.getAttribute(attribute.replaceAll('-', '')) ?? '';
  return host.getAttribute(`data-${attribute}`) ?? '';
}

/** Nearer than this to the window a widget loads. */
const LOAD_MARGIN_PX = 400;

export function isFar({ host }: Place): boolean {
  const { top, bottom } = host.getBoundingClientRect();
  return top > innerHeight + LOAD_MARGIN_PX || bottom < -LOAD_MARGIN_PX;
}
