/** What a visitor may not see, and what they are told then (SPEC.md section 8). */
const messages: ReadonlyMap<string, string> = new Map([['lecture', 'Please login for course lecture']]);

/** Where such a visitor is sent; the home page says why, with scripts or without. */
export const deniedPath = (what: 'lecture') => `/?denied=${what}`;

const asked = (search: string) => new URLSearchParams(search).get('denied') ?? '';

/** Why a visitor has been sent to this address; nothing when they came by themselves. */
export const denialIn = (search: string) => messages.get(asked(search));

/** The part of a query that the home page reads. */
export const denialSearch = (search: string) => (denialIn(search) ? `?denied=${asked(search)}` : '');
