import type { Release } from '../own-api.ts';
import { partnerName, pictureButton } from '../share.ts';
import { escapeHtml } from '../text.ts';
import { addPartner } from '../url.ts';
import { propertyOf } from './attribute-kinds.ts';
import { type Choices, fonts, framed, offeredAttributes, parametersOf, problemOf, styleParameters } from './choices.ts';
import { attributeText, indent, jsObject, jsString, type Pair } from './code-text.ts';
import { accentByTheme, onAccent } from './contrast.ts';
import { hintedFiles, hintedList } from './hints.ts';
import type { Platform } from './platform.ts';
import { type PlatformId, platforms } from './platforms.ts';
import { widgets } from './widgets.ts';

export interface SnippetSource {
  choices: Choices;
  /** The origin of the server with the scripts. */
  origin: string;
  /** undefined until it is loaded: then the snippet names the channel. */
  release?: Release | undefined;
  /**
   * The school's accent; '' for the product's. The channel's scripts contain it, a pinned script needs it in the
   * snippet.
   */
  accent?: string;
  /** The school's name, for the text of the picture button. */
  school?: string;
  /** The height of the widget in the preview, in CSS pixels; undefined until it is measured. */
  heightPx?: number | undefined;
  /** The largest height of the widget, on a phone or a wide page, in CSS pixels; undefined until it is measured. */
  largestPx?: number | undefined;
  /**
   * Whether the widgets read this project's own API, whose URLs are known.
   * @default true
   */
  isOwnApi?: boolean;
  /** Leaves the style attribute out, which a strict Content-Security-Policy blocks and reports. `policyLines` has its rule. */
  isStrict?: boolean;
}

export interface Snippet {
  /** '' for the first snippet of a platform. */
  title: string;
  code: string;
}

const isStyle = (name: string) => styleParameters.some((one) => one === name);

/** The valid choices, by parameter. */
const valid = ({ widget, values }: Choices): Pair[] =>
  parametersOf(widget).flatMap((name): Pair[] => {
    // A blank line would end the tag in editors that add paragraphs.
    const typed = values[name]?.replace(/\s+/g, ' ').trim() ?? '';
    const value = name === 'partner' ? partnerName(typed) : typed;
    return value && !problemOf(widget, name, value) ? [[name, value]] : [];
  });

/** The attributes of the tag; a flag's value is ''. */
const attributesOf = (choices: Choices): Pair[] => {
  const flags = offeredAttributes(choices.widget).flatMap(({ name, kind }) => (kind === 'flag' ? [name] : []));
  return valid(choices)
    .filter(([name]) => !isStyle(name))
    .map(([name, value]) => [name, flags.includes(name) ? '' : value]);
};

/** The custom properties for accent, corners and font. */
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

/** The version and the hash of its script; undefined if the snippet names the channel. */
function pinOf({ choices, release }: SnippetSource): { version: string; hash: string } | undefined {
  const hash = release?.integrity[`${choices.widget}.js`];
  return choices.pinned && release && hash ? { version: release.version, hash } : undefined;
}

/**
 * The style of the tag: the custom properties, with the school's accent in a pinned snippet, and the height that the
 * widget needs, so that nothing moves when it loads. More than the viewport's height is not needed. The widget takes the
 * height over (embed/element/reserve-space.ts).
 */
function stylesIn(source: SnippetSource): Pair[] {
  const chosen = stylesOf(source.choices);
  const isAccentChosen = chosen.some(([name]) => name === '--steam-accent');
  const ofSchool = pinOf(source) && !isAccentChosen && accentByTheme(source.accent ?? '');
  const heightPx = source.largestPx ?? widgets[source.choices.widget].frameHeight;
  return [
    ...(ofSchool
      ? ([
          ['--steam-accent', ofSchool.accent],
          ['--steam-on-accent', ofSchool.onAccent],
        ] as const)
      : []),
    ...chosen,
    ['display', 'block'],
    ['min-height', `min(100vh, ${heightPx}px)`],
  ];
}

const styleText = (source: SnippetSource) =>
  stylesIn(source)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');

const fallbackUrl = ({ choices, origin }: SnippetSource): string =>
  addPartner(origin + widgets[choices.widget].fallback.path, partnerName(choices.values.partner ?? ''));

const link = (source: SnippetSource) =>
  `<a href="${escapeHtml(fallbackUrl(source))}">${widgets[source.choices.widget].fallback.text}</a>`;

const withStyle = (source: SnippetSource, pairs: Pair[]): Pair[] =>
  source.isStrict ? pairs : [...pairs, ['style', styleText(source)]];

/** `<steam-…>` with its attributes and the link. */
export const tag = (source: SnippetSource) => {
  const name = `steam-${source.choices.widget}`;
  const attributes = withStyle(source, attributesOf(source.choices));
  return `<${name}${attributeText(attributes)}>\n  ${link(source)}\n</${name}>`;
};

/** The `<div>` for editors that remove unknown tags. On one line, because some editors add paragraphs at line ends. */
const placeholder = (source: SnippetSource) => {
  const { widget } = source.choices;
  const attributes = attributesOf(source.choices).map(
    ([name, value]): Pair => [name === 'lang' ? name : `data-${name}`, value],
  );
  return `<div data-steam="${widget}"${attributeText(withStyle(source, attributes))}>${link(source)}</div>`;
};

/** `src`, and the hash of a pinned script. Only a classic script can be pinned: it is one file. */
function scriptAttributes(source: SnippetSource, kind: 'loader' | 'classic'): Pair[] {
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
  return kind === 'loader'
    ? [
        ['type', 'module'],
        ['src', `${origin}/embed/v1/steam.js`],
      ]
    : [['src', `${origin}/embed/v1/${file}`]];
}

const isModule = (pairs: readonly Pair[]) => pairs.some(([name]) => name === 'type');

/** The script's line. Modules are deferred by default. */
function script(source: SnippetSource, kind: 'loader' | 'classic', more = ''): string {
  const pairs = scriptAttributes(source, kind);
  return `<script${more}${attributeText(pairs)}${isModule(pairs) ? '' : ' defer'}></script>`;
}

/**
 * The loader's line, and lines that request the widget's code and list at the same time: without them, each waits for the
 * one before. A pinned script is one file.
 */
function scriptLines(source: SnippetSource, more = ''): string {
  const { choices, origin, isOwnApi = true } = source;
  const files = pinOf(source) ? [] : hintedFiles(choices.widget);
  const list = isOwnApi && hintedList(choices.widget, Object.fromEntries(valid(choices)), `${origin}/api`);
  return [
    script(source, 'loader', more),
    ...files.map(
      (file) =>
        `<link${attributeText([
          ['rel', 'modulepreload'],
          ['href', `${origin}/embed/v1/${file}`],
        ])}>`,
    ),
    ...(list
      ? [
          `<link${attributeText([
            ['rel', 'preload'],
            ['as', 'fetch'],
            ['href', list],
            ['crossorigin', 'anonymous'],
          ])}>`,
        ]
      : []),
  ].join('\n');
}

/** The URL of the page with one widget, for an iframe. */
export function frameUrl({ choices, origin }: SnippetSource): string {
  const url = new URL(`/embed/v1/frame/${choices.widget}`, origin);
  for (const [name, value] of valid(framed(choices))) url.searchParams.set(name, value);
  return url.href;
}

/** `frameborder`, because some editors remove the style. */
const frame = (source: SnippetSource, heightPx = source.heightPx) => {
  const { title, frameHeight } = widgets[source.choices.widget];
  return `<iframe src="${escapeHtml(frameUrl(source))}" title="${title}" width="100%" height="${heightPx ?? frameHeight}" frameborder="0" loading="lazy" style="border: 0"></iframe>`;
};

/** A script for the host page: sets the height of our frames. The origin of a sandboxed frame is 'null'. */
export const resizeLines = (origin: string): string => `<script>
  addEventListener('message', ({ data, origin, source }) => {
    if (data?.type !== 'steam-height' || !['${origin}', 'null'].includes(origin)) return;
    for (const frame of document.querySelectorAll('iframe[src^="${origin}/"]')) {
      if (frame.contentWindow === source) frame.height = data.height;
    }
  });
</script>`;

/** An async script: React 19 moves it into the head and renders it once. */
const jsxScript = (source: SnippetSource) =>
  `<script async${attributeText(scriptAttributes(source, 'loader')).replace('crossorigin', 'crossOrigin')} />`;

/**
 * A React component. `createElement` compiles in JavaScript and in strict TypeScript, which knows no tag `<steam-…>`
 * without the types of the npm package.
 */
function component(source: SnippetSource): string {
  const { widget } = source.choices;
  const coded = (pairs: readonly Pair[]) => pairs.map(([name, value]) => [name, jsString(value)] as const);
  const styles = stylesIn(source).map(
    ([name, value]): Pair => [name.startsWith('--') ? name : propertyOf(name), value],
  );
  const props = [
    ...coded(attributesOf(source.choices)),
    ['style', jsObject(coded(styles))] as const,
    // The widget takes the height over, perhaps before React compares the style with the server's.
    ['suppressHydrationWarning', 'true'] as const,
  ];
  return [
    `import { createElement } from 'react';`,
    '',
    'export function SteamWidget() {',
    '  return (',
    '    <>',
    `      ${jsxScript(source)}`,
    '      {createElement(',
    `        'steam-${widget}',`,
    `        ${jsObject(props)},`,
    `        <a href="${fallbackUrl(source)}">${widgets[widget].fallback.text}</a>,`,
    '      )}',
    '    </>',
    '  );',
    '}',
  ].join('\n');
}

/** The picture button, which links to the page with the same content. */
const picture = (source: SnippetSource) => pictureButton(source.origin, fallbackUrl(source), source.school ?? '');

const writers: Readonly<Record<Platform['method'], (source: SnippetSource) => string>> = {
  loader: (source) => `${scriptLines(source)}\n\n${tag(source)}`,
  classic: (source) => `${script(source, 'classic')}\n${placeholder(source)}`,
  frame: (source) => frame(source),
  'growing-frame': (source) => `${frame(source, source.largestPx)}\n${resizeLines(source.origin)}`,
  address: frameUrl,
  link: fallbackUrl,
  picture: (source) => picture(source).html,
  markdown: (source) => picture(source).markdown,
  react: component,
  vue: (source) =>
    `<!-- index.html -->\n${scriptLines(source)}\n\n<!-- any component -->\n<template>\n  ${indent(tag(source), '  ')}\n</template>`,
  svelte: (source) => `<svelte:head>\n  ${indent(scriptLines(source), '  ')}\n</svelte:head>\n\n${tag(source)}`,
  astro: (source) => `${scriptLines(source, ' is:inline')}\n\n${tag(source)}`,
};

/** The snippets for a platform: the usual one first, then the one for users with fewer permissions. */
export function snippetsFor(id: PlatformId, source: SnippetSource): Snippet[] {
  const { method, alternative }: Platform = platforms[id];
  const first = { title: '', code: writers[method](source) };
  return alternative ? [first, { title: alternative.title, code: writers[alternative.method](source) }] : [first];
}

/**
 * The directives that a page with a Content-Security-Policy adds, and the style attribute as a rule for its style
 * sheet: `isStrict` leaves the attribute out.
 */
export function policyLines(source: SnippetSource): { policy: string; css: string } {
  const { choices, origin } = source;
  const declarations = stylesIn(source).map(([name, value]) => `  ${name}: ${value};`);
  return {
    policy: `script-src ${origin};\nconnect-src ${origin};\nimg-src ${origin} data:;\nframe-src ${origin};`,
    css: `steam-${choices.widget}, [data-steam="${choices.widget}"] {\n${declarations.join('\n')}\n}`,
  };
}
