import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { WidgetName } from '../../src/domain/embed/attributes.ts';
import { widgetNames } from '../../src/domain/embed/widgets.ts';

/** What a page loads for a widget, but data and pictures: bytes as servers send them (brotli 11, each file by itself). */
export interface Weights {
  loader: number;
  /** All four on one page, by the loader. */
  all: number;
  /** One after any other on the same page, by the loader: the most that one adds. */
  further: number;
  widgets: Record<WidgetName, { loader: number; classic: number }>;
  /** The contact form once it is touched. */
  touched: { loader: number; classic: number };
}

/**
 * The lines of the table in embed/README.md, and what each may weigh at most: some 10 % above what the plain code weighs.
 * Nothing is contorted to stay below.
 */
export const rows: readonly { title: string; weight: (weights: Weights) => readonly number[]; maxBytes: number }[] = [
  { title: 'The loader alone', weight: ({ loader }) => [loader], maxBytes: 2_400 },
  { title: 'FAQ', weight: ({ widgets: { faq } }) => [faq.loader, faq.classic], maxBytes: 25_000 },
  {
    title: 'Product list',
    weight: ({ widgets }) => [widgets['product-list'].loader, widgets['product-list'].classic],
    maxBytes: 24_500,
  },
  {
    title: 'Course finder',
    weight: ({ widgets }) => [widgets['course-finder'].loader, widgets['course-finder'].classic],
    maxBytes: 26_500,
  },
  {
    title: 'Contact form, in view',
    weight: ({ widgets }) => [widgets['contact-form'].loader, widgets['contact-form'].classic],
    maxBytes: 26_000,
  },
  { title: 'Contact form, once touched', weight: ({ touched }) => [touched.loader, touched.classic], maxBytes: 37_500 },
  { title: 'A further widget, at most', weight: ({ further }) => [further], maxBytes: 3_500 },
  { title: 'All four on one page', weight: ({ all }) => [all], maxBytes: 31_500 },
];

/** Weighs the built files in a folder. */
export function weigh(folder: string): Weights {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const code = (file: string) => readFileSync(join(folder, file), 'utf8');
  const weight = (all: Iterable<string>) => [...all].reduce((sum, file) => sum + compressed(code(file)), 0);
  const only = (pattern: RegExp) => {
    const [file = '', ...others] = files.filter((name) => pattern.test(name));
    if (!file || others.length > 0) throw new Error(`One file should match ${pattern}: ${[file, ...others].join(' ')}`);
    return file;
  };
  /** A file and all that it imports at once. */
  const reach = (file: string): string[] => [
    file,
    ...[...code(file).matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].flatMap(([, next = '']) =>
      reach(next),
    ),
  ];

  const kit = only(/^kit\./);
  const late = only(/^contact-control\.[\w-]{6}\.js$/);
  const chunk = (name: WidgetName) => only(new RegExp(`^${name}\\.[\\w-]{6}\\.js$`));
  const needs = (name: WidgetName) => new Set(['steam.js', ...reach(kit), ...reach(chunk(name))]);
  const shared = new Set(['steam.js', ...reach(kit)]);
  return {
    loader: weight(reach('steam.js')),
    all: weight(new Set(widgetNames.flatMap((name) => [...needs(name)]))),
    further: Math.max(...widgetNames.map((name) => weight([...needs(name)].filter((file) => !shared.has(file))))),
    widgets: Object.fromEntries(
      widgetNames.map((name) => [name, { loader: weight(needs(name)), classic: weight([`${name}.js`]) }]),
    ) as Weights['widgets'],
    touched: {
      loader: weight(new Set([...needs('contact-form'), ...reach(late)])),
      classic: weight(['contact-form.js', 'contact-control.js']),
    },
  };
}

export const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

export const kilobytes = (bytes: number | undefined) => (bytes ? `${(bytes / 1000).toFixed(1)} KB` : '–');
