/** Draws one course on a 640×400 ground. The dice are its own, for courses that nobody has composed yet. */
export type Scene = (roll: () => number) => string;
