import type { ComponentProps } from 'react';
import { withMotion } from '../../style/media.ts';
import { styled } from '../../style/styled.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

export interface SpinnerProps extends ComponentProps<'div'> {
  /** What is on its way, for screen readers. */
  label: string;
}

/** Shows that something is being waited for, and says so once. */
export function Spinner({ label, ...rest }: SpinnerProps) {
  return (
    <Box role="status" {...rest}>
      <Ring aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Box>
  );
}

const Box = styled('div')`
  display: grid;
  place-items: center;
  position: relative;
  padding: var(--space-5);
  color: var(--accent);
  font-size: 2.5em;
`;

/** The turning ring alone, one em wide; whoever uses it says what it means. Without motion it breathes instead. */
export const Ring = styled('span')`
  display: inline-block;
  inline-size: 1em;
  block-size: 1em;
  flex: none;
  border: 0.14em solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  forced-color-adjust: none;
  animation: ring-breathe 1.6s ease-in-out infinite alternate;
  ${withMotion} {
    animation: ring-turn 0.9s linear infinite;
  }
  @media (forced-colors: active) {
    color: CanvasText;
  }
  @keyframes ring-breathe {
    to { opacity: 0.35; }
  }
  @keyframes ring-turn {
    to { rotate: 1turn; }
  }
`;
