import { extend, type Fields } from './field.ts';

/*
 * Fields that the API does not send: the server omits hidden rows, and redirects old addresses.
 */

export const hiddenFields = {
  /** `yes` for a row that visitors do not see; '' for others. */
  hidden: { type: 'flag', wire: 'hidden' },
} as const satisfies Fields;

/** The days on which visitors see a row, both included; '' for no limit. */
export const shownFields = {
  shownFrom: {
    type: 'day',
    wire: 'shown_from',
    column: 'shown_from',
    optional: true,
    label: 'Shown from',
    help: 'The first day on the site. Empty: at once.',
  },
  shownUntil: {
    type: 'day',
    wire: 'shown_until',
    column: 'shown_until',
    optional: true,
    label: 'Shown until',
    help: 'The last day on the site. Empty: for good.',
  },
} as const satisfies Fields;

/** The fields of a row that has a page. */
export const addressFields = /* @__PURE__ */ extend(hiddenFields, {
  /** Earlier ids, whose addresses redirect here. */
  was: { type: 'ids', wire: 'was', label: 'Earlier names in the address' },
});

/** The ids of a field of the type `ids`. */
export const idsOf = (text: string): string[] =>
  text
    .split('|')
    .map((id) => id.trim())
    .filter((id) => id !== '');
