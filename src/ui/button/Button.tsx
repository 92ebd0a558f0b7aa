import type { ComponentProps } from 'react';
import { Ring } from '../spinner/Ring.tsx';
import { ButtonRoot, type ButtonStyle } from './button.style.ts';

export interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** Shows a ring and ignores clicks. The button stays in place and keeps the focus. */
  busy?: boolean;
}

/** A pill-shaped button. It submits a form only with `type="submit"`. */
export function Button({ variant, size, busy, onClick, children, ...rest }: ButtonProps) {
  return (
    <ButtonRoot
      type="button"
      part="button"
      {...rest}
      $variant={variant}
      $size={size}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Ring aria-hidden="true" />}
      {/* The `<span>` allows page translation: a translator may replace the text node, and React could not insert the
          ring before it. */}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </ButtonRoot>
  );
}
