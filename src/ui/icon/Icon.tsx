import type { ComponentProps } from 'react';
import { styled } from '../../style/styled.ts';
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
    <Drawing
      $ahead={name === 'arrow' || name === 'logout'}
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
    </Drawing>
  );
}

// What points ahead points the way that the text runs.
const Drawing = styled('svg')<{ $ahead: boolean }>`
  flex: none;
  ${({ $ahead }) => $ahead && '&:dir(rtl) { scale: -1 1; }'}
`;
