import { document as documentOf } from '../data/endpoints.ts';
import type { DocumentName, School } from '../domain/school.ts';
import type { OwnText } from './OwnText.tsx';
import type { Page, Read } from './page.ts';

let loaded: typeof OwnText | undefined;

/**
 * Loads the component for a school's own terms or privacy policy. In a separate chunk, because the built-in texts need
 * no Markdown.
 */
export async function loadOwnText(): Promise<void> {
  const { OwnText } = await import('./OwnText.tsx');
  loaded = OwnText;
}

/** The component, if the school has this text and the component is loaded. */
export const ownTextOf = ({ documents }: School, name: DocumentName) => (documents.includes(name) ? loaded : undefined);

/** The members of `Page` for a page that shows the school's own text instead of the built-in text. */
export const ownTextParts = (name: DocumentName): Required<Pick<Page, 'loadParts' | 'queries' | 'status'>> => ({
  loadParts: async ({ documents }) => {
    if (documents.includes(name)) await loadOwnText();
  },
  queries: (_params, { documents }) => (documents.includes(name) ? [documentOf(name)] : []),
  status: (_params, read: Read) => (read(documentOf(name)).error ? 503 : 200),
});
