import type { ComponentProps } from 'react';
import { styled } from '../../style/styled.ts';
import { layerTop } from '../../tokens/effects.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The fragment of the main content, such as `#main`. */
  href: string;
}

/** A skip link past the header: the first tab stop of a page. It is visible while focused. */
export function SkipLink({ children = 'Skip to content', ...rest }: SkipLinkProps) {
  return <Leap {...rest}>{children}</Leap>;
}

const Leap = styled('a')`
  position: fixed;
  z-index: ${layerTop};
  inset-block-start: var(--space-3);
  inset-inline-start: var(--space-3);
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: var(--space-5);
  border-radius: 999px;
  background: var(--accent);
  color: var(--on-accent);
  font: 600 var(--text-md)/1.2 var(--font-display);
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
