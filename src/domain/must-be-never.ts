/** A type that names what a list lacks: its error, at the list, has the missing names. */
export type MustBeNever<Missing extends never> = Missing;
