/**
 * Rules for a part far down a page: it is laid out when it comes near the view, or when the browser has nothing else to do
 * (lay-out-rest.ts), and counts as `blockSize` high until then.
 *
 * Only where `--offscreen` is `auto`: on a page as the server sent it, where the first frame waits for the layout, in the
 * footer, and for the many cards of who has asked for all. A page that follows on a link is laid out whole, so that Back
 * finds the place where the visitor was. And only in browsers that hold what is in view where it stands while something
 * above it gets its true height.
 *
 * @param blockSize by default a usual card's
 */
export const nearView = (blockSize = '480px') => `
  @supports (overflow-anchor: auto) {
    content-visibility: var(--offscreen, visible);
    contain-intrinsic-block-size: auto ${blockSize};
  }
`;
