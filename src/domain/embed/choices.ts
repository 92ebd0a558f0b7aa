import { slug } from '../url.ts';
import { type PlatformId, platformIds } from './platforms.ts';
import {
  options,
  type PreviewPage,
  previewPages,
  sharedAttributes,
  type WidgetName,
  widgetNames,
  widgets,
} from './widgets.ts';

/** What a partner has chosen: all of it stands in the builder's address. */
export interface Choices {
  widget: WidgetName;
  /** Attributes of the widget and the style parameters `accent`, `radius` and `font`, as typed; none is ''. */
  values: Readonly<Record<string, string>>;
  /** The page that the preview stands on. */
  page: PreviewPage;
  platform: PlatformId;
  /** Name one version with its hash instead of the channel. */
  pinned: boolean;
}

export const styleParameters = ['accent', 'radius', 'font'] as const;
const MAX_LENGTH = 200;

/** The parameters that a widget takes, in the order of its address. */
export const parametersOf = (widget: WidgetName): readonly string[] => [
  ...widgets[widget].own,
  ...sharedAttributes,
  ...styleParameters,
];

const patterns: Readonly<Record<string, RegExp>> = {
  partner: slug,
  limit: /^[1-9]\d{0,2}$/,
  accent: /^#[\da-f]{6}$/i,
  'hide-filters': /^1$/,
};

/** Why a value cannot be used; undefined where it can. */
export function problemOf(name: string, value: string): string | undefined {
  if (value === '' || !patterns[name] || patterns[name].test(value)) return undefined;
  if (name === 'partner') return 'At most 64 letters, digits, - and _';
  if (name === 'limit') return 'A whole number above zero';
  return 'Six digits after a #, like #14532d';
}

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((one) => one === value);

/** Reads the address. A value that is no choice is no choice; a text that is not right yet stays, so that it can be corrected. */
export function choicesFromSearch(search: string): Choices {
  const query = new URLSearchParams(search);
  const widget = oneOf(widgetNames, query.get('widget')) ?? 'course-finder';
  const values: Record<string, string> = {};
  for (const name of parametersOf(widget)) {
    // Checkboxes of a form without scripts repeat their name.
    const value = query.getAll(name).filter(Boolean).join(',').slice(0, MAX_LENGTH);
    const known = options[name];
    if (value && (!known || known.includes(value))) values[name] = value;
  }
  return {
    widget,
    values,
    page: oneOf(previewPages, query.get('page')) ?? 'light',
    platform: oneOf(platformIds, query.get('platform')) ?? 'html',
    pinned: query.has('pinned'),
  };
}

/** The query of choices, always in one order, so that one choice has one address; defaults are left out. */
export function choicesToSearch({ widget, values, page, platform, pinned }: Choices): string {
  const query = new URLSearchParams();
  if (widget !== 'course-finder') query.set('widget', widget);
  for (const name of parametersOf(widget)) if (values[name]) query.set(name, values[name]);
  if (page !== 'light') query.set('page', page);
  if (platform !== 'html') query.set('platform', platform);
  if (pinned) query.set('pinned', '1');
  const search = query.toString();
  return search && `?${search}`;
}
