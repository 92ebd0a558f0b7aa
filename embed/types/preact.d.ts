import type { HTMLAttributes } from 'preact';
import type { SteamElements, SteamProps } from './elements.js';

/** The elements in Preact's JSX: `import type {} from 'steam-kit/preact'` anywhere in the project. */
type InPreact = {
  [Tag in keyof SteamElements]: HTMLAttributes<SteamElements[Tag]> & SteamProps<Tag>;
};

declare module 'preact' {
  // biome-ignore lint/style/noNamespace: JSX is looked up in a namespace, which nothing else can add to
  namespace JSX {
    interface IntrinsicElements extends InPreact {}
  }
}
