/** What a visitor may not see, and the message that says so (SPEC.md section 8). */
const messages: ReadonlyMap<string, string> = new Map([['lecture', 'Please login for course lecture']]);

/** Where such a visitor is redirected; the home page shows the message, with scripts or without. */
export const deniedPath = (what: 'lecture') => `/?denied=${what}`;

const asked = (search: string) => new URLSearchParams(search).get('denied') ?? '';

/** Why a visitor has been sent to this address; nothing when they came by themselves. */
export const accessDeniedMessage = (search: string) => messages.get(asked(search));

/** The part of a query that the home page reads. */
export const deniedSearch = (search: string) => (accessDeniedMessage(search) ? `?denied=${asked(search)}` : '');
