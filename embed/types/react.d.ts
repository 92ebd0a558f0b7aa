import type { CSSProperties, DetailedHTMLProps, HTMLAttributes } from 'react';
import type { SteamElements, SteamProps } from './elements.js';

/** The elements in React's JSX, 19 and later: `import type {} from 'steam-kit/react'` anywhere in the project. */
type InReact = {
  [Tag in keyof SteamElements]: DetailedHTMLProps<
    Omit<HTMLAttributes<SteamElements[Tag]>, 'style'> & { style?: CSSProperties | SteamStyle | undefined },
    SteamElements[Tag]
  > &
    SteamProps<Tag>;
};

/** React's type of `style` lacks custom properties. */
type SteamStyle = CSSProperties & { [Property in `--${string}`]?: string | number | undefined };

declare module 'react' {
  // biome-ignore lint/style/noNamespace: TypeScript looks up JSX in a namespace
  namespace JSX {
    interface IntrinsicElements extends InReact {}
  }
}
