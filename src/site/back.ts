/** What find-place.ts does about Back and Forward, once it is there. */
export const back: {
  /** Told of a step before the router hears of it. */
  step?: () => void;
  /** Brings a page that has been drawn to its old place. False where no step has led to it. */
  find?: (path: string) => boolean;
} = {};
