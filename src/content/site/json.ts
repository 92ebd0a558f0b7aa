/** A JSON text of a value of type `T`. */
export type Json<T> = string & { readonly of?: T };

export const json = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>;

/** Joins the JSON of items to the JSON of a list. */
export const jsonList = <T>(items: readonly Json<T>[]): Json<T[]> => `[${items.join(',')}]` as Json<T[]>;
