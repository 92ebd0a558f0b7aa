/** The folders of `stories` that run on React and Preact. Those of `site`, `office` and `embed` run only on React. */
export const sharedFolders = ['ui', 'sections'] as const;

/** Whether a story with this title runs on both runtimes, such as `UI/Button`. */
export const isShared = (title: string): boolean =>
  sharedFolders.some((folder) => title.toLowerCase().startsWith(`${folder}/`));

interface Entry {
  id: string;
  title: string;
  type: string;
}

/**
 * Finds the same story in the Storybook of the other runtime. For a docs page, which only React has, it finds the first
 * story of the component.
 *
 * @returns undefined if the other runtime has no such story
 */
export function counterpartOf(id: string, entries: readonly Entry[]): string | undefined {
  const shown = entries.find((entry) => entry.id === id);
  if (!shown || !isShared(shown.title)) return undefined;
  if (shown.type === 'story') return shown.id;
  return entries.find(({ title, type }) => title === shown.title && type === 'story')?.id;
}
