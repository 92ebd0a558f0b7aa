import { addressOf } from '../list-address.ts';
import { lists, type WidgetName } from './attributes.ts';

/*
 * Files that a page preloads for a widget. Their names under `/embed/v1/` are the same in each build, and the loader
 * (embed/bundles/steam.ts) imports the same URLs: each module loads once.
 */

/** The files of the code that the loader needs for a widget. */
export const hintedFiles = (widget: WidgetName): readonly string[] => ['kit.js', `${widget}.chunk.js`];

/**
 * The URL of the list that the loader requests for a widget; undefined if it requests none.
 *
 * @param api this project's API host, without a trailing slash
 */
export function hintedList(
  widget: WidgetName,
  values: Readonly<Record<string, string>>,
  api: string,
): string | undefined {
  const list = lists[widget];
  // The questions of a course are another list, which the widget requests itself.
  if (!list || values.course) return undefined;
  const { category = '', level = '' } = values;
  return addressOf(list, api, true, { category, level, limit: Number(values.limit) || undefined });
}
