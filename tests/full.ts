/** `npm run test:all` sets TEST_FULL=1 and tests every combination. `npm test` tests a sample that covers all parts. */
export const full = process.env.TEST_FULL === '1';

/** Every `step`th item, with an offset by `place`: `step` places together cover all items. */
export const everyNth = <Item>(items: readonly Item[], step: number, place = 0): Item[] =>
  full ? [...items] : items.filter((_, index) => index % step === place % step);

/** The details of a browser test that only `npm run test:all` runs: `npm test` proves its promise elsewhere. */
export const inAll = { tag: '@all' } as const;
