/** `npm run test:all` sets TEST_FULL=1: every combination is tried, where `npm test` tries a sample that covers all parts. */
export const full = process.env.TEST_FULL === '1';

/** Every `step`th item, from another one in each `place`, so that `step` places together try them all. */
export const everyNth = <Item>(items: readonly Item[], step: number, place = 0): Item[] =>
  full ? [...items] : items.filter((_, index) => index % step === place % step);
