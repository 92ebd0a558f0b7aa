import type { CSSProperties, DetailedHTMLProps, HTMLAttributes } from 'react';
import type { SteamElements, SteamProps } from './elements.js';

/** The elements in React's JSX, 19 and later: `import type {} from 'steam-kit/react'` anywhere in the project. */
type InReact = {
  [Tag in keyof SteamElements]: DetailedHTMLProps<
    Omit<HTMLAttributes<SteamElements[Tag]>, 'style'> & { style?: SteamStyle },
    SteamElements[Tag]
  > &
    SteamProps<Tag>;
};

/** React's own type knows no custom properties. */
type SteamStyle = CSSProperties & { [Property in `--steam-${string}`]?: string };

declare module 'react' {
  // biome-ignore lint/style/noNamespace: JSX is looked up in a namespace, which nothing else can add to
  namespace JSX {
    interface IntrinsicElements extends InReact {}
  }
}
