import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { WidgetName } from '../../src/domain/embed/attributes.ts';
import { widgetNames } from '../../src/domain/embed/widgets.ts';

/** The sizes of the scripts that a page loads for widgets, in bytes. Each file is compressed separately (Brotli quality 11). */
export interface Weights {
  loader: number;
  /** All four widgets on one page, with the loader. */
  all: number;
  /** The maximum that a second widget adds to a page, except the contact form. */
  additional: number;
  /** The bytes that a contact form adds as the second widget, when it comes into view. */
  additionalForm: number;
  /** The bytes that the contact form loads on the first focus. Its classic script already contains them. */
  formInUse: number;
  widgets: Record<WidgetName, { loader: number; classic: number }>;
}

interface Row {
  title: string;
  /** The bytes with the loader, then with the classic script. */
  weight: (weights: Weights) => readonly number[];
  /** The limit with the loader, then with the classic script if it differs. */
  maxBytes: readonly [number, number?];
}

const within = (kib: number) => Math.round(kib * 1_024 * 1.02);

/** The rows of the size table in embed/README.md, with their budgets. The comments explain the budgets, in KiB. */
export const rows: readonly Row[] = [
  // 2.5, plus 0.5 for the error card (element/outage.ts), which must work if nothing else loads, and 0.1 for the
  // heights of the layouts.
  { title: 'The loader alone', weight: ({ loader }) => [loader], maxBytes: [within(3.1)] },
  { title: 'FAQ', weight: ({ widgets: { faq } }) => [faq.loader, faq.classic], maxBytes: [within(22.3)] },
  {
    title: 'Product list',
    weight: ({ widgets }) => [widgets['product-list'].loader, widgets['product-list'].classic],
    maxBytes: [within(22.3), within(22.7)],
  },
  {
    title: 'Course finder',
    weight: ({ widgets }) => [widgets['course-finder'].loader, widgets['course-finder'].classic],
    // Includes 0.5 for the two low layouts, 0.1 for fees that change on a later day, and 0.1 for the focus point of a
    // picture. The classic script also contains the dialog.
    maxBytes: [within(27.7), within(28.5)],
  },
  {
    title: 'Contact form',
    weight: ({ widgets }) => [widgets['contact-form'].loader, widgets['contact-form'].classic],
    // The classic script contains react-hook-form (.github/decisions, 17), and the dialog.
    maxBytes: [within(24), within(33.6)],
  },
  {
    title: 'Contact form, after the first focus',
    weight: ({ widgets, formInUse }) => [widgets['contact-form'].loader + formInUse],
    maxBytes: [within(34.3)],
  },
  { title: 'An additional widget, at most', weight: ({ additional }) => [additional], maxBytes: [within(7.1)] },
  // Includes its button and the name of the receiver, which no other widget has.
  { title: 'An additional contact form', weight: ({ additionalForm }) => [additionalForm], maxBytes: [within(3.5)] },
  // The target of 32, plus 0.6 for the loader, 0.9 for the layouts, 0.4 for the links in an empty result and 0.1 for
  // the focus point.
  { title: 'All four on one page', weight: ({ all }) => [all], maxBytes: [within(34.3)] },
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
  const reach = (file: string): string[] => [file, ...staticImports(code(file)).flatMap(reach)];

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
    formInUse: weight([only(/^contact-control\./)]),
    widgets: Object.fromEntries(
      widgetNames.map((name) => [name, { loader: weight(needs(name)), classic: weight([`${name}.js`]) }]),
    ) as Weights['widgets'],
  };
}

/** The files of the same folder that a script imports statically. */
export const staticImports = (code: string): string[] =>
  [...code.matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, file = '']) => file);

export const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

export const kilobytes = (bytes: number | undefined) => (bytes ? `${(bytes / 1000).toFixed(1)} KB` : '–');
