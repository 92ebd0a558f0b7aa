/** While a widget waits, the host's own content stays; so nothing turns. */
export const Spinner = (_: object) => null;
