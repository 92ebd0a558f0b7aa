import type { ReactNode } from 'react';
import { styled } from '../../style/styled.ts';
import { Icon } from '../../ui/icon/Icon.tsx';

export interface EmptyProps {
  /** A path of `icons.ts`. */
  icon: string;
  /** Why the list is empty, and what to do. */
  children: ReactNode;
}

/** The placeholder for an empty list. */
export const Empty = ({ icon, children }: EmptyProps) => (
  <Box>
    <Icon path={icon} size="2.25em" />
    <div>{children}</div>
  </Box>
);

const Box = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-6) var(--space-4);
  border: 2px dashed var(--line);
  border-radius: var(--radius-md);
  color: var(--muted);
  text-align: center;
  overflow-wrap: anywhere;
  & > svg {
    color: var(--accent);
  }
`;
