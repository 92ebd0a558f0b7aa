import type { SchoolSettings } from '../../domain/school.ts';
import type { Content } from '../content.ts';

/** The name of a school in the preview until it has one. */
const yourSchool = 'Your school';

/** The content of a preview: a school that has no name yet still has a site, and nothing of the sample. */
export function previewContent(content: Content): Content {
  const { settings = '{}', ...row } = content.school[0] ?? { id: 'school', position: 0 };
  const { name, ...rest }: Partial<SchoolSettings> = JSON.parse(settings);
  if (name) return content;
  return { ...content, school: [{ ...row, settings: JSON.stringify({ ...rest, name: yourSchool }) }] };
}
