import type { Content } from '../content.ts';
import { textOf } from '../folder/content-folder.ts';

/** The name of a school in the preview until it has one. */
const yourSchool = 'Your school';

/** The content of a preview. A school without a name gets a placeholder. */
export function previewContent({ document, media }: Content): Content {
  const [school = {}] = document.school;
  if (textOf(school.name) !== '') return { document, media };
  return { document: { ...document, school: [{ ...school, name: yourSchool }] }, media };
}
