import { full } from '../full.ts';

/** What a webmaster pastes, in both ways. */
export const names = ['course-finder', 'contact-form', 'faq', 'product-list'] as const;
export type Name = (typeof names)[number];

/** For what differs between the two: policies, traces, script tags, attributes. */
export const bothWays = ['loader', 'classic'] as const;
export type Way = (typeof bothWays)[number];
/** For what the element does wherever its code came from: both in `npm run test:all`. */
export const ways: readonly Way[] = full ? bothWays : ['loader'];

export type Attributes = Record<string, string>;

export const fallback = 'See it on the school’s own site';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const written = (attributes: Attributes, prefix: string) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${prefix}${name}="${escaped(value)}"`)
    .join('');

/** The element, or the `<div>` that stands for it, with a link as the host's own content. */
export function tag(
  name: Name,
  way: Way,
  attributes: Attributes = {},
  content = `<a href="/elsewhere">${fallback}</a>`,
) {
  return way === 'loader'
    ? `<steam-${name}${written(attributes, '')}>${content}</steam-${name}>`
    : `<div data-steam="${name}"${written(attributes, 'data-')}>${content}</div>`;
}

/** The script that it takes. */
export function script(name: Name, way: Way, kit: string) {
  return way === 'loader'
    ? `<script type="module" src="${kit}/embed/v1/steam.js"></script>`
    : `<script src="${kit}/embed/v1/${name}.js" crossorigin="anonymous" defer></script>`;
}

/** Where a test finds it. */
export const selector = (name: Name, way: Way) => (way === 'loader' ? `steam-${name}` : `div[data-steam="${name}"]`);

/** Something that only the filled widget shows. */
export const sign: Record<Name, string> = {
  'course-finder': '[part=card]',
  'contact-form': 'textarea',
  faq: 'summary',
  'product-list': '[part=card]',
};

export const eachBothWays = names.flatMap((name) => bothWays.map((way) => ({ name, way })));
/** Every widget by the loader, and one by its classic script. */
export const each = eachBothWays.filter(({ name, way }) => full || way === 'loader' || name === 'course-finder');

/** All four on one page, each in one of the two ways. */
export interface Mix {
  title: string;
  ways: Record<Name, Way>;
}

const mix = (title: string, wayOf: (name: Name) => Way): Mix => ({
  title,
  ways: Object.fromEntries(names.map((name) => [name, wayOf(name)])) as Record<Name, Way>,
});

/** For what differs between the two: all four by the loader, and all four by their classic scripts. */
export const wholeMixes = bothWays.map((way) => mix(`all four by the ${way}`, () => way));

/** Three by the loader and one by its classic script, another one in each `place`; all four by each in `npm run test:all`. */
export function mixesOf(place: number): readonly Mix[] {
  const other = names[place % names.length];
  if (full) return wholeMixes;
  return [mix(`all four, ${other} by its classic script,`, (name) => (name === other ? 'classic' : 'loader'))];
}

/** The classic scripts come first, so that each defines its own element. */
export const scriptsOf = ({ ways }: Mix, kit: string) =>
  names
    .filter((name) => ways[name] === 'classic')
    .map((name) => script(name, 'classic', kit))
    .concat(names.some((name) => ways[name] === 'loader') ? script('faq', 'loader', kit) : [])
    .join('');

export const tagsOf = ({ ways }: Mix, attributes: Attributes = {}) =>
  names.map((name) => tag(name, ways[name], attributes)).join('');

/** Each widget of a mix, and where a test finds it. */
export const placesOf = ({ ways }: Mix) =>
  names.map((name) => ({ name, way: ways[name], place: selector(name, ways[name]) }));
