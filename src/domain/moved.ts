/** What an address names by its id. */
export type MovedKind = 'course' | 'lesson' | 'post';

/** The present ids of old ones. An old id that a row has today is not included. */
export type MovedIds = Readonly<Record<MovedKind, ReadonlyMap<string, string>>>;

export const nothingMoved: MovedIds = { course: new Map(), lesson: new Map(), post: new Map() };
