import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../link/Link.tsx';
import { Ring } from '../spinner/Ring.tsx';
import { ButtonRoot, LinkRoot } from './button.style.ts';

interface Looks {
  /**
   * How loud it is: one filled button a view.
   * @default 'filled'
   */
  variant?: 'filled' | 'outlined' | 'quiet';
  /**
   * How tall it is.
   * @default 'md'
   */
  size?: 'md' | 'sm';
}

export interface ButtonProps extends Looks, ComponentProps<'button'> {
  /** At work: keeps its place and the focus, turns a ring and ignores clicks. */
  busy?: boolean;
}

/** A pill-shaped button. It submits nothing unless `type="submit"` is given. */
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
      {children}
    </ButtonRoot>
  );
}

export interface ButtonLinkProps extends Looks, LinkProps {}

/** A link that looks like a Button. */
export function ButtonLink({ variant, size, ...rest }: ButtonLinkProps) {
  return <LinkRoot as={Link} part="button" {...rest} $variant={variant} $size={size} />;
}
