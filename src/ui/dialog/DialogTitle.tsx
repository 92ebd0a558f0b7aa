import { styled } from '../../style/styled.ts';
import { layerAbove } from '../../tokens/effects.ts';

/** A dialog's heading: a sticky bar above the scrolling content, with space for the close button. */
export const DialogTitle = styled('h2')`
  position: sticky;
  z-index: ${layerAbove};
  inset-block-start: 0;
  display: grid;
  align-content: center;
  min-block-size: calc(44px + 2 * var(--space-3));
  margin-block-start: calc(-1 * var(--gutter));
  margin-inline: calc(-1 * var(--gutter));
  padding-block: var(--space-2);
  padding-inline: var(--gutter) calc(44px + 2 * var(--space-3));
  background: var(--surface);
  font-size: min(var(--text-xl), 11vw);
`;
