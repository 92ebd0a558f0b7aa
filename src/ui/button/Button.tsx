import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../link/Link.tsx';
import { Ring } from '../spinner/Ring.tsx';
import { ButtonRoot, LinkRoot, type Looks } from './button.style.ts';

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
      {/* In an element of its own: a translator may have replaced the text that React would put the ring before. */}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </ButtonRoot>
  );
}

export interface ButtonLinkProps extends Looks, LinkProps {}

/** A link that looks like a Button. */
export function ButtonLink({ variant, size, ...rest }: ButtonLinkProps) {
  return <LinkRoot as={Link} part="button" {...rest} $variant={variant} $size={size} />;
}
