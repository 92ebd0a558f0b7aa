import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { styled } from '../../style/styled.ts';
import { focusPattern } from '../../tokens/focus.ts';

export interface PictureProps extends ComponentProps<'img'> {
  /**
   * The URL; '' shows the placeholder. With `#focus=50-20`, a crop keeps that point visible, in percent from the left
   * and the top.
   */
  src: string;
  /** The alternative text; '' if the text beside it says the same. */
  alt: string;
  /** The intrinsic width in pixels. Width and height reserve the space before the picture loads. */
  width: number;
  /** The intrinsic height in pixels. */
  height: number;
  /** Loads it immediately, for pictures in the first viewport. */
  eager?: boolean;
  /**
   * The URL of a picture that replaces a missing one, such as `initialsPicture(name)`.
   * @default a placeholder
   */
  fallback?: string;
}

/** A picture without layout shift. A placeholder replaces a picture that fails to load. */
export function Picture({ src, eager, fallback, ref, onError, ...rest }: PictureProps) {
  const [failed, setFailed] = useState('');
  const img = useRef<HTMLImageElement | null>(null);
  useImperativeHandle(ref, () => img.current as HTMLImageElement);
  // The server-rendered picture may have failed before hydration.
  useEffect(() => {
    const now = img.current;
    if (now?.complete && !now.naturalWidth) now.decode().catch(() => setFailed(src));
  }, [src]);
  const shown = src && src !== failed ? src : fallback || standIn(rest.width, rest.height);
  const [, x, y] = focusPattern.exec(shown) ?? [];
  const Image = x ? Focused : Tinted;
  return (
    <Image
      $position={x && `${x}% ${y}%`}
      // Recreates the element for the placeholder: after a failure without alt text, Chromium can keep an empty box.
      key={shown === src ? 0 : 1}
      // Without `async`, the first frame already shows an eager picture that has loaded.
      decoding={eager ? undefined : 'async'}
      loading={eager ? undefined : 'lazy'}
      {...rest}
      src={shown}
      onError={(event) => {
        setFailed(src);
        onError?.(event);
      }}
      ref={img}
    />
  );
}

// The placeholder is an image of the same size, so the `<img>` keeps its space, alt text and styles.
const standIn = (width: number, height: number) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='-9 -9 18 18' fill='%23808080' opacity='.45'%3E%3Ccircle r='3'/%3E%3Ccircle cx='4' cy='-3' r='1'/%3E%3C/svg%3E`;

const tinted = `
  object-fit: cover;
  background: var(--soft);
`;

const Tinted = styled('img')<{ $position: string | undefined }>`${tinted}`;

const Focused = styled('img')<{ $position: string | undefined }>`
  ${tinted}
  object-position: ${({ $position }) => $position};
`;
