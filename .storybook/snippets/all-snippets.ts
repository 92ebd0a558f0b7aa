import type { Snippet } from './snippet.ts';

/**
 * The code of the stories of each file, by the end of their id. `storySnippets` of snippets-plugin.ts replaces this module,
 * because a browser cannot read the sources.
 */
export const load: Readonly<Record<string, () => Promise<{ snippets: Readonly<Record<string, Snippet>> }>>> = {};
