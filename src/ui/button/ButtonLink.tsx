import { Link, type LinkProps } from '../link/Link.tsx';
import { type ButtonStyle, LinkRoot } from './button.style.ts';

export interface ButtonLinkProps extends ButtonStyle, LinkProps {}

/** A link that looks like a Button. */
export function ButtonLink({ variant, size, ...rest }: ButtonLinkProps) {
  return <LinkRoot as={Link} part="button" {...rest} $variant={variant} $size={size} />;
}
