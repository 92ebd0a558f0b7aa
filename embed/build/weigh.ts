import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { WidgetName } from '../../src/domain/embed/attributes.ts';
import { widgetNames } from '../../src/domain/embed/widgets.ts';

/** Sizes of the scripts that a page loads for widgets, in bytes. Each file is compressed separately (Brotli quality 11). */
export interface Weights {
  loader: number;
  /** All four widgets on one page, with the loader. */
  all: number;
  /** The maximum that an additional widget adds, with the loader; without the contact form. */
  additional: number;
  /** The bytes that an additional contact form adds, with react-hook-form. */
  additionalForm: number;
  widgets: Record<WidgetName, { loader: number; classic: number }>;
}

/**
 * The rows of the table in embed/README.md with their budgets: about 10 % above a simple implementation, without size
 * tricks.
 */
export const rows: readonly { title: string; weight: (weights: Weights) => readonly number[]; maxBytes: number }[] = [
  { title: 'The loader alone', weight: ({ loader }) => [loader], maxBytes: 2_480 },
  { title: 'FAQ', weight: ({ widgets: { faq } }) => [faq.loader, faq.classic], maxBytes: 25_000 },
  {
    title: 'Product list',
    weight: ({ widgets }) => [widgets['product-list'].loader, widgets['product-list'].classic],
    maxBytes: 24_500,
  },
  {
    title: 'Course finder',
    weight: ({ widgets }) => [widgets['course-finder'].loader, widgets['course-finder'].classic],
    // The search adds 0.6 KB before its field is focused (measured without it), a first view with counts 0.7 KB.
    maxBytes: 28_700,
  },
  {
    title: 'Contact form',
    weight: ({ widgets }) => [widgets['contact-form'].loader, widgets['contact-form'].classic],
    // react-hook-form accounts for 12 KB (decision 5).
    maxBytes: 37_000,
  },
  { title: 'An additional widget, at most', weight: ({ additional }) => [additional], maxBytes: 5_700 },
  { title: 'An additional contact form', weight: ({ additionalForm }) => [additionalForm], maxBytes: 15_000 },
  { title: 'All four on one page', weight: ({ all }) => [all], maxBytes: 45_300 },
];

/** Measures the built files in a folder. */
export function weigh(folder: string): Weights {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const code = (file: string) => readFileSync(join(folder, file), 'utf8');
  const weight = (all: Iterable<string>) => [...all].reduce((sum, file) => sum + compressed(code(file)), 0);
  const only = (pattern: RegExp) => {
    const [file = '', ...others] = files.filter((name) => pattern.test(name));
    if (!file || others.length > 0) throw new Error(`One file should match ${pattern}: ${[file, ...others].join(' ')}`);
    return file;
  };
  /** A file and its static imports. */
  const reach = (file: string): string[] => [
    file,
    ...[...code(file).matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].flatMap(([, next = '']) =>
      reach(next),
    ),
  ];

  const kit = only(/^kit\./);
  const chunk = (name: WidgetName) => only(new RegExp(`^${name}\\.[\\w-]{6}\\.js$`));
  const needs = (name: WidgetName) => new Set(['steam.js', ...reach(kit), ...reach(chunk(name))]);
  const shared = new Set(['steam.js', ...reach(kit)]);
  const own = (name: WidgetName) => weight([...needs(name)].filter((file) => !shared.has(file)));
  return {
    loader: weight(reach('steam.js')),
    all: weight(new Set(widgetNames.flatMap((name) => [...needs(name)]))),
    additional: Math.max(...widgetNames.filter((name) => name !== 'contact-form').map(own)),
    additionalForm: own('contact-form'),
    widgets: Object.fromEntries(
      widgetNames.map((name) => [name, { loader: weight(needs(name)), classic: weight([`${name}.js`]) }]),
    ) as Weights['widgets'],
  };
}

export const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

export const kilobytes = (bytes: number | undefined) => (bytes ? `${(bytes / 1000).toFixed(1)} KB` : '–');
