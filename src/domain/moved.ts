/** The kinds of rows whose id is part of a page's address. */
export type MovedKind = 'course' | 'lesson' | 'post';

/** The present id of each old id. `content -- check` rejects an old id that another row uses. */
export type MovedIds = Readonly<Record<MovedKind, ReadonlyMap<string, string>>>;

export const nothingMoved: MovedIds = { course: new Map(), lesson: new Map(), post: new Map() };
