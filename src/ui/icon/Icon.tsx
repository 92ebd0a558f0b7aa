import type { ComponentProps } from 'react';
import { paths } from './paths.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  /** Which drawing. */
  name: keyof typeof paths;
  /**
   * Side length, as a CSS length.
   * @default '1.25em'
   */
  size?: string;
}

/** A line drawing in the colour of the text. It says nothing to screen readers: the text beside it does. */
export function Icon({ name, size = '1.25em', ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  );
}
