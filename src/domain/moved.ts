/** Items that have a page of their own, with the item's id in its address. */
export type MovedKind = 'course' | 'lesson' | 'post' | 'product';

/**
 * Returns the current id for an old id, or for an id in another letter case (people type ids from paper). The command
 * `content -- check` rejects an old id that another row uses.
 */
export type MovedIds = Readonly<Record<MovedKind, Pick<ReadonlyMap<string, string>, 'get'>>>;

export const nothingMoved: MovedIds = { course: new Map(), lesson: new Map(), post: new Map(), product: new Map() };
