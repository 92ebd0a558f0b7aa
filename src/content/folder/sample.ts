import { join } from 'node:path';
import { type Content, ContentError, describeProblem } from '../content.ts';
import { readFolder } from './read-folder.ts';

export const sampleFolder = join(import.meta.dirname, '../../../demo/content');

/** The sample content, without its files: the server serves them from the sample folder. */
export async function sampleContent(): Promise<Content> {
  const { document, problems } = await readFolder(sampleFolder);
  if (problems.length > 0) throw new ContentError(problems.map(describeProblem).join('\n'));
  return { document, media: [] };
}
