/** The kinds of rows whose id is part of a page's address. */
export type MovedKind = 'course' | 'lesson' | 'post' | 'product';

/**
 * The present id for each old id, and for each id in other letter case, as people type it from paper. `content -- check` rejects an old id
 * that another row uses.
 */
export type MovedIds = Readonly<Record<MovedKind, Pick<ReadonlyMap<string, string>, 'get'>>>;

export const nothingMoved: MovedIds = { course: new Map(), lesson: new Map(), post: new Map(), product: new Map() };
