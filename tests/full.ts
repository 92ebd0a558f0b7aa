/** `npm run test:all` sets TEST_FULL=1, and tests every combination. `npm test` tests a sample. */
export const full = process.env.TEST_FULL === '1';

/** Every `step`th item, starting at `place`: tests with the places 0 to `step` − 1 together cover all items. */
export const everyNth = <Item>(items: readonly Item[], step: number, place = 0): Item[] =>
  full ? [...items] : items.filter((_, index) => index % step === place % step);

/** Pass this as the details of a browser test to run it only in `npm run test:all`. */
export const inAll = { tag: '@all' } as const;
