import type { ComponentProps } from 'react';
import { styled } from '../../style/styled.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'path'> {
  /** The path data, from paths.ts or header-paths.ts. */
  path: string;
  /** Mirrors the icon in right-to-left text. */
  ahead?: boolean;
  /**
   * Side length, as a CSS length.
   * @default '1.25em'
   */
  size?: string;
}

/** A decorative icon in the text colour. It is hidden from screen readers. */
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
