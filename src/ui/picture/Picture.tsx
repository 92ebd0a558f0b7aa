import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { styled } from '../../style/styled.ts';

export interface PictureProps extends ComponentProps<'img'> {
  /** Its address; '' shows the placeholder. */
  src: string;
  /** What it shows; '' when the text beside it says it. */
  alt: string;
  /** Its own width in pixels; with the height it holds the space before the picture is there. */
  width: number;
  /** Its own height in pixels. */
  height: number;
  /** Load at once: for pictures in the first view. */
  eager?: boolean;
}

/** A picture that never shows a broken sign nor moves the page: a tinted drawing stands in for one that is missing. */
export function Picture({ src, eager, ref, onError, ...rest }: PictureProps) {
  const [failed, setFailed] = useState('');
  const img = useRef<HTMLImageElement | null>(null);
  useImperativeHandle(ref, () => img.current as HTMLImageElement);
  // The server's picture may have failed before anyone listened.
  useEffect(() => {
    const now = img.current;
    if (now?.complete && !now.naturalWidth) now.decode().catch(() => setFailed(src));
  }, [src]);
  return (
    <Tinted
      // In the first frame, where it is there for it.
      decoding={eager ? undefined : 'async'}
      loading={eager ? undefined : 'lazy'}
      {...rest}
      src={src && src !== failed ? src : standIn(rest.width, rest.height)}
      onError={(event) => {
        setFailed(src);
        onError?.(event);
      }}
      ref={img}
    />
  );
}

// A picture of the same size rather than another element: its space, its words and its styles stay as they were.
const standIn = (width: number, height: number) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='-9 -9 18 18' fill='%238b5cf6' opacity='.3'%3E%3Ccircle r='3'/%3E%3Ccircle cx='4' cy='-3' r='1'/%3E%3C/svg%3E`;

const Tinted = styled('img')`
  object-fit: cover;
  background: var(--soft);
`;
