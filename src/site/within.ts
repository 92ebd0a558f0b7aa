/** How long a press may wait for scripts before something is done that shows how it goes, in ms. */
export const patience = 5_000;

/** What is promised, or a rejection when it takes longer: on a line that stalls a file neither comes nor fails. */
export const within = <T>(ms: number, promised: Promise<T>): Promise<T> =>
  Promise.race([promised, new Promise<never>((_, reject) => setTimeout(reject, ms))]);
