import type { ComponentProps } from 'react';
import { styled } from '../../style/styled.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'path'> {
  /** Which drawing: one of paths.ts or header-paths.ts. */
  path: string;
  /** It points ahead, and so the way that the text runs. */
  ahead?: boolean;
  /**
   * Side length, as a CSS length.
   * @default '1.25em'
   */
  size?: string;
}

/** A line drawing in the colour of the text. It says nothing to screen readers: the text beside it does. */
export function Icon({ path, ahead, size = '1.25em', ...rest }: IconProps) {
  return (
    <Drawing
      $ahead={ahead}
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
      <path d={path} />
    </Drawing>
  );
}

const Drawing = styled('svg')<{ $ahead: boolean | undefined }>`
  flex: none;
  ${({ $ahead }) => $ahead && '&:dir(rtl) { scale: -1 1; }'}
`;
