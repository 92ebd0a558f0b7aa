import type { ComponentProps, ReactNode } from 'react';
import { styled } from '../../style/styled.ts';

export interface ChipProps extends ComponentProps<'span'> {
  /** An icon before the text. */
  icon?: ReactNode;
}

/** A short fact in a pill, such as a level or a duration. */
export function Chip({ icon, children, ...rest }: ChipProps) {
  return (
    <Pill part="chip" {...rest}>
      {icon}
      {children}
    </Pill>
  );
}

const Pill = styled('span')`
  display: inline-flex;
  /* The baseline of an icon differs from that of a text. */
  vertical-align: middle;
  align-items: center;
  gap: 0.45em;
  max-inline-size: 100%;
  padding: 0.3em 0.85em;
  border: 1px solid transparent;
  border-radius: 1.2em;
  background: var(--soft);
  color: var(--on-soft);
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;
