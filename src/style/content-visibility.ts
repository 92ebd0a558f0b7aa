/**
 * `content-visibility` for a part far down a page: the browser renders it near the viewport, and counts it as `blockSize` high
 * until then. Only where `--content-visibility` is `auto` (site/shell/Content.tsx), and in browsers with scroll anchoring, which
 * keeps the view in place while a part above it gets its true height.
 *
 * @param blockSize by default a usual card's
 */
export const contentVisibility = (blockSize = '480px') => `
  @supports (overflow-anchor: auto) {
    content-visibility: var(--content-visibility, visible);
    contain-intrinsic-block-size: auto ${blockSize};
  }
`;
