import type { ComponentProps } from 'react';
import { withHover } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { Icon } from '../../ui/icon/Icon.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** A path of `icons.ts`. */
  icon: string;
  /** The accessible name. */
  label: string;
}

/** A square button with an icon. Uses `aria-disabled`, so that a disabled button keeps the focus. */
export const IconButton = ({ icon, label, disabled, onClick, ...rest }: IconButtonProps) => (
  <Square
    type="button"
    {...rest}
    aria-label={label}
    title={label}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onClick}
  >
    <Icon path={icon} />
  </Square>
);

const Square = styled('button')`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-sm);
  background: none;
  color: var(--accent);
  ${withHover} {
    &:hover {
      background: var(--soft);
      color: var(--on-soft);
    }
  }
  &[aria-disabled] {
    opacity: 0.35;
    cursor: default;
  }
`;
