import type { HTMLAttributes } from 'svelte/elements';
import type { SteamElements, SteamProps } from './elements.js';

/** The elements in Svelte's templates, 5 and later: `import type {} from 'steam-kit/svelte'` anywhere in the project. */
type InSvelte = {
  [Tag in keyof SteamElements]: Omit<HTMLAttributes<SteamElements[Tag]>, keyof SteamProps<Tag>> & SteamProps<Tag>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends InSvelte {}
}
