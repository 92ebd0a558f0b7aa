/** Asserts at compile time that a list is complete: the type error contains the missing names. */
export type MustBeNever<Missing extends never> = Missing;
