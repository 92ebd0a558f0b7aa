import type { Decode } from '../../domain/decode.ts';
import { course as decodeCourse, products as decodeProducts } from '../../domain/decoders.ts';
import type { Course, Partner } from '../../domain/entities.ts';
import { partner as decodePartner } from '../../domain/partner-api.ts';
import { type School, subjectsText } from '../../domain/school.ts';

/** The subject of the printable sheet: the course, product or partner of the shared page, or the school. */
export interface Subject {
  name: string;
  text: string;
  imageUrl: string;
}

export interface Sources {
  apiHost: string;
  fetch: typeof fetch;
}

/** Calls the API and decodes the response; undefined if the call fails. */
async function read<T>({ apiHost, fetch }: Sources, path: string, decode: Decode<T>): Promise<T | undefined> {
  try {
    const response = await fetch(`${apiHost}/${path}`, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(5_000),
    });
    return response.ok ? decode(await response.json(), apiHost) : undefined;
  } catch {
    return undefined;
  }
}

const idIn = (path: string, folder: string): string | undefined => new RegExp(`^/${folder}/([^/]+)/?$`).exec(path)?.[1];

/** Reads a partner by its slug. */
export const readPartner = async (sources: Sources, id: string): Promise<Partner | undefined> =>
  id === '' ? undefined : read(sources, `partner/single/${encodeURIComponent(id)}`, decodePartner);

/** Reads a course. @param id percent-encoded, as in a path */
export const readCourse = (sources: Sources, id: string): Promise<Course | undefined> =>
  read(sources, `course/single/${id}`, decodeCourse);

/** Reads the subject from the API. Its texts never come from the URL, so nobody can print their own in the school's name. */
export async function readSubject(
  sources: Sources,
  of: string,
  partner: Partner | undefined,
  school: School,
): Promise<Subject> {
  // Ids in a path are percent-encoded already.
  const courseId = idIn(of, 'course-details');
  const course = courseId && (await readCourse(sources, courseId));
  if (course) return { name: course.name, text: course.shortDescription, imageUrl: course.imageUrl };
  const productId = idIn(of, 'steam-products');
  const products = productId ? await read(sources, 'product', decodeProducts) : undefined;
  const product = products?.find(({ id }) => encodeURIComponent(id) === productId);
  if (product) return { name: product.name, text: product.description, imageUrl: product.imageUrl };
  if (partner) return { name: partner.name, text: partner.about, imageUrl: partner.imageUrl };
  const text = `Online courses in ${subjectsText(school)}, and pages to print, for curious children.`;
  return { name: school.name, text, imageUrl: school.logo };
}
