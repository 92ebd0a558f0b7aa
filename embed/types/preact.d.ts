import type { HTMLAttributes } from 'preact';
import type { SteamElements, SteamProps } from './elements.js';

/** The elements in Preact's JSX: `import type {} from 'steam-kit/preact'` anywhere in the project. */
type InPreact = {
  [Tag in keyof SteamElements]: HTMLAttributes<SteamElements[Tag]> & SteamProps<Tag>;
};

declare module 'preact' {
  // biome-ignore lint/style/noNamespace: TypeScript looks up JSX in a namespace
  namespace JSX {
    interface IntrinsicElements extends InPreact {}
  }
}
