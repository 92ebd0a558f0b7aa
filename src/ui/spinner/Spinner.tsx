import type { ComponentProps } from 'react';
import { styled } from '../../style/styled.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Ring } from './Ring.tsx';

export interface SpinnerProps extends ComponentProps<'div'> {
  /** The text for screen readers, such as "Loading the team". */
  label: string;
}

/** A loading indicator. Screen readers announce its label once. */
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
