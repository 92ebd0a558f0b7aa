import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { SteamElements, SteamProps } from './elements.js';

/** The elements in React's JSX, 19 and later: `import type {} from 'steam-kit/react'` anywhere in the project. */
type InReact = {
  [Tag in keyof SteamElements]: DetailedHTMLProps<HTMLAttributes<SteamElements[Tag]>, SteamElements[Tag]> &
    SteamProps<Tag>;
};

declare module 'react' {
  // biome-ignore lint/style/noNamespace: JSX is looked up in a namespace, which nothing else can add to
  namespace JSX {
    interface IntrinsicElements extends InReact {}
  }
}
