import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { full } from '../full.ts';

export const names = ['course-finder', 'contact-form', 'faq', 'product-list'] as const;
export type Name = (typeof names)[number];

/**
 * How a host page loads a widget: the loader defines `<steam-…>` tags, a classic script fills `<div data-steam>`. Use it for
 * tests of behaviour that differs between the two: policies, traces, script tags, attributes.
 */
export const loaderAndClassic = ['loader', 'classic'] as const;
export type Way = (typeof loaderAndClassic)[number];
/** For tests of behaviour that does not depend on the script. `npm run test:all` runs both ways. */
export const ways: readonly Way[] = full ? loaderAndClassic : ['loader'];

export type Attributes = Record<string, string>;

export const fallback = 'See it on the school’s own site';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const written = (attributes: Attributes, prefix: string) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${prefix}${name}="${escaped(value)}"`)
    .join('');

/** The HTML of a widget with a fallback link: the tag, or the `<div>` of a classic script. */
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

const guide = readFileSync(join(import.meta.dirname, '../../embed/README.md'), 'utf8');
/** Finds a script tag in the guide, because webmasters paste the tags of the guide. */
const lineOf = (pattern: RegExp) => {
  const [line] = pattern.exec(guide) ?? [];
  if (!line) throw new Error(`embed/README.md has no line like ${pattern}.`);
  return line;
};
const loaderLine = lineOf(/^<script .*v1\/steam\.js.*<\/script>$/m);
const classicLine = lineOf(/^<script .*v1\/course-finder\.js.*<\/script>$/m);

export function script(name: Name, way: Way, kit: string) {
  const line = way === 'loader' ? loaderLine : classicLine.replace('course-finder', name);
  return line.replace('https://HOST', kit);
}

export const selector = (name: Name, way: Way) => (way === 'loader' ? `steam-${name}` : `div[data-steam="${name}"]`);

/** Matches only after the widget has rendered its data. */
export const contentSelector: Record<Name, string> = {
  'course-finder': '[part=card]',
  'contact-form': 'textarea',
  faq: 'summary',
  'product-list': '[part=card]',
};

/** Every widget, by the loader and by its classic script. */
export const widgetCases = names.flatMap((name) => loaderAndClassic.map((way) => ({ name, way })));
/** Every widget by the loader, and one by its classic script. */
export const sampledCases = widgetCases.filter(({ name, way }) => full || way === 'loader' || name === 'course-finder');

/** All four widgets on one page, each by one of the two ways. */
export interface Mix {
  title: string;
  ways: Record<Name, Way>;
}

const mix = (title: string, wayOf: (name: Name) => Way): Mix => ({
  title,
  ways: Object.fromEntries(names.map((name) => [name, wayOf(name)])) as Record<Name, Way>,
});

/** For tests of behaviour that differs between the two ways: one page with the loader only, and one with classic scripts only. */
export const uniformMixes = loaderAndClassic.map((way) => mix(`all four widgets (${way})`, () => way));

/**
 * Three widgets by the loader, and one by its classic script, which `place` selects. `npm run test:all`: one page with the
 * loader only, and one with classic scripts only.
 */
export function mixesOf(place: number): readonly Mix[] {
  const other = names[place % names.length];
  if (full) return uniformMixes;
  return [mix(`all four widgets (${other} by its classic script)`, (name) => (name === other ? 'classic' : 'loader'))];
}

/** Script tags of a mix. Classic scripts come first, so that each defines its element before the loader runs. */
export const scriptsOf = ({ ways }: Mix, kit: string) =>
  names
    .filter((name) => ways[name] === 'classic')
    .map((name) => script(name, 'classic', kit))
    .concat(names.some((name) => ways[name] === 'loader') ? script('faq', 'loader', kit) : [])
    .join('');

export const tagsOf = ({ ways }: Mix, attributes: Attributes = {}) =>
  names.map((name) => tag(name, ways[name], attributes)).join('');

export const selectorsOf = ({ ways }: Mix) =>
  names.map((name) => ({ name, way: ways[name], place: selector(name, ways[name]) }));
