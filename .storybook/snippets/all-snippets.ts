import type { Elsewhere, PageSources } from './elsewhere.ts';
import type { Snippet } from './snippet.ts';

export interface StoryCode {
  snippets: Readonly<Record<string, Snippet>>;
  /** Undefined for stories of the site and the office. */
  elsewhere: Elsewhere | undefined;
  sources: PageSources;
}

/**
 * Loads the code of the stories of each file. The keys are the ends of the stories' ids. `storySnippets` of
 * snippets-plugin.ts replaces this module, because a browser cannot read the sources.
 */
export const load: Readonly<Record<string, () => Promise<StoryCode>>> = {};
