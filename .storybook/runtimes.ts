/** The folders of `stories` whose stories run on both runtimes; those of `site` and `embed` run on React. */
export const sharedFolders = ['ui', 'sections'] as const;

/** True for the title of a story that runs on both runtimes, such as `UI/Button`. */
export const isShared = (title: string): boolean =>
  sharedFolders.some((folder) => title.toLowerCase().startsWith(`${folder}/`));

interface Entry {
  id: string;
  title: string;
  type: string;
}

/**
 * Finds the same story in the Storybook of the other runtime. Only React has docs pages: for a docs page, it finds the
 * first story of the component.
 *
 * @returns undefined if the other runtime has none
 */
export function counterpartOf(id: string, entries: readonly Entry[]): string | undefined {
  const shown = entries.find((entry) => entry.id === id);
  if (!shown || !isShared(shown.title)) return undefined;
  if (shown.type === 'story') return shown.id;
  return entries.find(({ title, type }) => title === shown.title && type === 'story')?.id;
}
