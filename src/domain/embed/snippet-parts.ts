import type { Release } from '../own-api.ts';
import { partnerName } from '../share.ts';
import { escapeHtml } from '../text.ts';
import { addPartner } from '../url.ts';
import { type Choices, fonts, offeredAttributes, parametersOf, problemOf, styleParameters, suited } from './choices.ts';
import { attributeText, type Pair } from './code-text.ts';
import { accentByTheme, onAccent } from './contrast.ts';
import { hintedFiles, hintedList } from './hints.ts';
import { fallbackText, widgets } from './widgets.ts';

/* The parts of snippets: the tag, its style, and the lines of its script. */

export interface SnippetSource {
  choices: Choices;
  /** The origin of the server with the scripts. */
  origin: string;
  /** The version and hashes of the scripts. Undefined while they load: the snippet then names no version. */
  release?: Release | undefined;
  /**
   * The school's accent; '' for the product's. Only a pinned snippet contains it: the server adds it to the scripts of
   * `/embed/v1/`.
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
  /** Omits the style attribute, which a strict Content-Security-Policy blocks and reports. `policyLines` returns a CSS rule. */
  isStrict?: boolean;
}

const isStyle = (name: string) => styleParameters.some((one) => one === name);

/** The parameters with valid values, including the defaults of `suited`. */
export const valid = (choices: Choices): Pair[] => {
  const { widget, values } = suited(choices);
  return parametersOf(widget).flatMap((name): Pair[] => {
    // A blank line would end the tag in editors that add paragraphs.
    const typed = values[name]?.replace(/\s+/g, ' ').trim() ?? '';
    const value = name === 'partner' ? partnerName(typed) : typed;
    return value && !problemOf(widget, name, value) ? [[name, value]] : [];
  });
};

/** The attributes of the tag; a flag's value is ''. */
export const attributesOf = (choices: Choices): Pair[] => {
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

/** The pinned version and the hash of its script; undefined if no version is pinned. */
function pinOf({ choices, release }: SnippetSource): { version: string; hash: string } | undefined {
  const hash = release?.integrity[`${choices.widget}.js`];
  return choices.pinned && release && hash ? { version: release.version, hash } : undefined;
}

/**
 * The style of the widget's tag: custom properties, with the school's accent in a pinned snippet, and a minimum height:
 * the page below the tag then does not move when the widget appears. The loaded widget replaces the minimum height
 * (embed/element/reserve-space.ts).
 */
export function stylesIn(source: SnippetSource): Pair[] {
  const chosen = stylesOf(source.choices);
  const isAccentChosen = chosen.some(([name]) => name === '--steam-accent');
  const ofSchool = pinOf(source) && !isAccentChosen && accentByTheme(source.accent ?? '');
  const heightPx = source.largestPx ?? widgets[source.choices.widget].tagHeight;
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

export const fallbackUrl = ({ choices, origin }: SnippetSource): string =>
  addPartner(origin + widgets[choices.widget].fallback.path, partnerName(choices.values.partner ?? ''));

const link = (source: SnippetSource) =>
  `<a href="${escapeHtml(fallbackUrl(source))}">${fallbackText(source.choices.widget, source.choices.values.lang)}</a>`;

const withStyle = (source: SnippetSource, pairs: Pair[]): Pair[] =>
  source.isStrict ? pairs : [...pairs, ['style', styleText(source)]];

/** `<steam-…>` with its attributes and the fallback link. */
export const tag = (source: SnippetSource) => {
  const name = `steam-${source.choices.widget}`;
  const attributes = withStyle(source, attributesOf(source.choices));
  return `<${name}${attributeText(attributes)}>\n  ${link(source)}\n</${name}>`;
};

/** The `<div>` for editors that remove unknown tags. On one line, because some editors add paragraphs at line ends. */
export const placeholder = (source: SnippetSource) => {
  const { widget } = source.choices;
  const attributes = attributesOf(source.choices).map(
    ([name, value]): Pair => [name === 'lang' ? name : `data-${name}`, value],
  );
  return `<div data-steam="${widget}"${attributeText(withStyle(source, attributes))}>${link(source)}</div>`;
};

/** `src`, and the hash of a pinned script. Only a classic script can be pinned: it is one file. */
export function scriptAttributes(source: SnippetSource, kind: 'loader' | 'classic'): Pair[] {
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

/** The `<script>` tag. Modules are deferred by default. */
export function script(source: SnippetSource, kind: 'loader' | 'classic', more = ''): string {
  const pairs = scriptAttributes(source, kind);
  return `<script${more}${attributeText(pairs)}${isModule(pairs) ? '' : ' defer'}></script>`;
}

/**
 * The loader's `<script>`, and `<link>` tags that preload the widget's code and list. Without them, each request waits for the
 * one before. A pinned script is one file.
 */
export function scriptLines(source: SnippetSource, more = ''): string {
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
