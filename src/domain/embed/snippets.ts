import type { Release } from '../own-api.ts';
import { escapeHtml } from '../text.ts';
import { addPartner } from '../url.ts';
import { type Choices, fonts, offeredAttributes, parametersOf, problemOf, styleParameters } from './choices.ts';
import { accentByTheme, onAccent } from './contrast.ts';
import { type Platform, type PlatformId, platforms } from './platforms.ts';
import { widgets } from './widgets.ts';

/** Stands for the site's own origin in the snippets that a server renders; document.ts writes the request's in its place. */
export const anyOrigin = 'https://origin.invalid';

export interface SnippetSource {
  choices: Choices;
  /** Of the server with the scripts. */
  origin: string;
  /** undefined until it is known: then nothing is pinned. */
  release?: Release | undefined;
  /** The school's own accent, '' for none. The channel's scripts carry it; with a pinned one the snippet has to. */
  accent?: string;
}

export interface Snippet {
  /** '' for the first one of a platform. */
  title: string;
  code: string;
}

type Pair = readonly [name: string, value: string];

const isStyle = (name: string) => styleParameters.some((one) => one === name);

/** What is chosen and valid, by parameter. */
const valid = ({ widget, values }: Choices): Pair[] =>
  parametersOf(widget).flatMap((name): Pair[] => {
    // A blank line would end the tag in editors that add paragraphs.
    const value = values[name]?.replace(/\s+/g, ' ').trim() ?? '';
    return value && !problemOf(widget, name, value) ? [[name, value]] : [];
  });

/** The attributes of the tag; a flag's value is ''. */
const attributesOf = (choices: Choices): Pair[] => {
  const flags = offeredAttributes(choices.widget).flatMap(({ name, kind }) => (kind === 'flag' ? [name] : []));
  return valid(choices)
    .filter(([name]) => !isStyle(name))
    .map(([name, value]) => [name, flags.includes(name) ? '' : value]);
};

/** The custom properties that colours, corners and font come to. */
export function stylesOf({ values }: Pick<Choices, 'values'>): Pair[] {
  const { accent = '', radius = '', font = '' } = values;
  const colour = /^#[\da-f]{6}$/i.test(accent) ? accent.toLowerCase() : '';
  const face = Object.hasOwn(fonts, font) ? (fonts[font]?.css ?? '') : '';
  const found: Pair[] = [
    ['--steam-accent', colour],
    ['--steam-on-accent', colour && onAccent(colour)],
    ['--steam-radius', /^\d{1,2}$/.test(radius) ? `${radius}px` : ''],
    ['--steam-font', face],
  ];
  return found.filter(([, value]) => value);
}

/** The version to name, and its script's hash; undefined where the snippet names the channel. */
function pinOf({ choices, release }: SnippetSource): { version: string; hash: string } | undefined {
  const hash = release?.integrity[`${choices.widget}.js`];
  return choices.pinned && release && hash ? { version: release.version, hash } : undefined;
}

/** The same, with what a pinned script lacks. */
function stylesIn(source: SnippetSource): Pair[] {
  const chosen = stylesOf(source.choices);
  const isAccentChosen = chosen.some(([name]) => name === '--steam-accent');
  const ofSchool = pinOf(source) && !isAccentChosen && accentByTheme(source.accent ?? '');
  if (!ofSchool) return chosen;
  return [['--steam-accent', ofSchool.accent], ['--steam-on-accent', ofSchool.onAccent], ...chosen];
}

const styleText = (source: SnippetSource) =>
  stylesIn(source)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');

const fallbackUrl = ({ choices, origin }: SnippetSource): string =>
  addPartner(origin + widgets[choices.widget].fallback.path, choices.values.partner?.trim() ?? '');

const link = (source: SnippetSource) =>
  `<a href="${escapeHtml(fallbackUrl(source))}">${widgets[source.choices.widget].fallback.text}</a>`;

/** Signs with a meaning in templates: Svelte, Vue and Astro `{}`, Liquid `{{}}` and `{%%}`, shortcodes `[]`, literals `${}`. */
const templateSigns = /[{}[\]`$]/g;

/** An attribute's value as character references: only an HTML parser reads them, no template language. */
const escapeValue = (value: string) => escapeHtml(value).replace(templateSigns, (sign) => `&#${sign.charCodeAt(0)};`);

const written = (pairs: readonly Pair[]) =>
  pairs.map(([name, value]) => (value ? ` ${name}="${escapeValue(value)}"` : ` ${name}`)).join('');

const withStyle = (source: SnippetSource, pairs: Pair[]): Pair[] => {
  const style = styleText(source);
  return style ? [...pairs, ['style', style]] : pairs;
};

/** `<steam-…>` with its attributes and the link. */
export const tag = (source: SnippetSource) => {
  const name = `steam-${source.choices.widget}`;
  const attributes = withStyle(source, attributesOf(source.choices));
  return `<${name}${written(attributes)}>\n  ${link(source)}\n</${name}>`;
};

/** The `<div>` that stands for it where unknown tags are taken out. On one line, which editors that add paragraphs leave alone. */
const place = (source: SnippetSource) => {
  const { widget } = source.choices;
  const attributes = attributesOf(source.choices).map(
    ([name, value]): Pair => [name === 'lang' ? name : `data-${name}`, value],
  );
  return `<div data-steam="${widget}"${written(withStyle(source, attributes))}>${link(source)}</div>`;
};

/** What the script's tag says: where it is, and its hash where it is pinned. Only classic scripts are one file each. */
function scriptAttributes(source: SnippetSource, way: 'loader' | 'classic'): Pair[] {
  const { choices, origin } = source;
  const file = `${choices.widget}.js`;
  const pin = pinOf(source);
  if (pin) {
    return [
      ['src', `${origin}/embed/${pin.version}/${file}`],
      ['integrity', pin.hash],
      ['crossorigin', 'anonymous'],
    ];
  }
  return way === 'loader'
    ? [
        ['type', 'module'],
        ['src', `${origin}/embed/v1/steam.js`],
      ]
    : [['src', `${origin}/embed/v1/${file}`]];
}

const isModule = (pairs: readonly Pair[]) => pairs.some(([name]) => name === 'type');

/** The script's line. A module waits for the page by itself. */
function script(source: SnippetSource, way: 'loader' | 'classic', more = ''): string {
  const pairs = scriptAttributes(source, way);
  return `<script${more}${written(pairs)}${isModule(pairs) ? '' : ' defer'}></script>`;
}

/** The address of the page with one widget, for a frame. */
export function frameUrl({ choices, origin }: SnippetSource): string {
  const url = new URL(`/embed/v1/frame/${choices.widget}`, origin);
  for (const [name, value] of valid(choices)) url.searchParams.set(name, value);
  return url.href;
}

const frame = (source: SnippetSource) => {
  const { title, frameHeight } = widgets[source.choices.widget];
  return `<iframe src="${escapeHtml(frameUrl(source))}" title="${title}" width="100%" height="${frameHeight}" loading="lazy" style="border: 0"></iframe>`;
};

const indent = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);

/** A JSX attribute's value: JSX decodes character references in quotation marks, so other signs than usual go into a string. */
const jsxValue = (value: string) =>
  /^[^"\\&<>{}\u2028\u2029]*$/.test(value) ? `"${value}"` : `{${JSON.stringify(value)}}`;

/** The tag as JSX, with an object for its style. */
function jsxTag(source: SnippetSource): string {
  const name = `steam-${source.choices.widget}`;
  const attributes = attributesOf(source.choices).map(([key, value]) => ` ${key}=${jsxValue(value)}`);
  const styles = stylesIn(source).map(([key, value]) => `'${key}': '${value}'`);
  const style = styles.length ? ` style={{ ${styles.join(', ')} }}` : '';
  return `<${name}${attributes.join('')}${style}>\n  <a href="${fallbackUrl(source)}">${widgets[source.choices.widget].fallback.text}</a>\n</${name}>`;
}

/** An async script, which React 19 moves into the head and keeps once. */
const jsxScript = (source: SnippetSource) =>
  `<script async${written(scriptAttributes(source, 'loader')).replace('crossorigin', 'crossOrigin')} />`;

const component = (source: SnippetSource) => `export function SteamWidget() {
  return (
    <>
      ${jsxScript(source)}
      ${indent(jsxTag(source), '      ')}
    </>
  );
}`;

const writers: Readonly<Record<Platform['way'], (source: SnippetSource) => string>> = {
  loader: (source) => `${script(source, 'loader')}\n\n${tag(source)}`,
  classic: (source) => `${script(source, 'classic')}\n${place(source)}`,
  frame,
  address: frameUrl,
  react: component,
  vue: (source) =>
    `<!-- index.html -->\n${script(source, 'loader')}\n\n<!-- any component -->\n<template>\n  ${indent(tag(source), '  ')}\n</template>`,
  svelte: (source) => `<svelte:head>\n  ${script(source, 'loader')}\n</svelte:head>\n\n${tag(source)}`,
  astro: (source) => `${script(source, 'loader', ' is:inline')}\n\n${tag(source)}`,
};

/** What to copy for a platform: the usual snippet first, then the one for people with fewer rights. */
export function snippetsFor(id: PlatformId, source: SnippetSource): Snippet[] {
  const { way, otherwise }: Platform = platforms[id];
  const first = { title: '', code: writers[way](source) };
  return otherwise ? [first, { title: otherwise.title, code: writers[otherwise.way](source) }] : [first];
}

/** The lines that a page with a Content-Security-Policy adds; a style attribute's rule, which such a page keeps in its sheet. */
export function policyLines(source: SnippetSource): { policy: string; css: string } {
  const { choices, origin } = source;
  const declarations = stylesIn(source).map(([name, value]) => `  ${name}: ${value};`);
  return {
    policy: `script-src ${origin};\nconnect-src ${origin};\nimg-src ${origin} data:;\nframe-src ${origin};`,
    css: declarations.length ? `steam-${choices.widget} {\n${declarations.join('\n')}\n}` : '',
  };
}
