import type { MouseEvent, ReactNode } from 'react';

export interface PngLinkProps {
  /** The URL of an SVG of this site. */
  address: string;
  /** The size of the PNG in pixels. */
  size: { width: number; height: number };
  /** The file name without its extension. */
  fileName: string;
  children: ReactNode;
}

/** A link that saves a drawing as PNG. Without scripts, or if the browser cannot draw it, it saves the SVG. */
export function PngLink({ address, size, fileName, children }: PngLinkProps) {
  const save = (event: MouseEvent) => {
    event.preventDefault();
    import('./save-png.ts')
      .then(({ savePng }) => savePng(address, size, `${fileName}.png`))
      .catch(() => location.assign(address));
  };
  return (
    <a href={address} download={`${fileName}.svg`} onClick={save}>
      {children}
    </a>
  );
}
