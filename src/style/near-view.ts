/**
 * Rules for a part far down a page: the browser lays it out when it comes near the view, and counts it as `blockSize` high
 * until then. Only where `--offscreen` is `auto` (site/shell/Content.tsx), and in browsers whose scroll anchoring holds what is
 * in view in its place while something above it gets its true height.
 *
 * @param blockSize by default a usual card's
 */
export const nearView = (blockSize = '480px') => `
  @supports (overflow-anchor: auto) {
    content-visibility: var(--offscreen, visible);
    contain-intrinsic-block-size: auto ${blockSize};
  }
`;
