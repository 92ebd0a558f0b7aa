import { type Json, json, jsonList, type Site } from '../../../content/site/site.ts';
import { limits } from '../../../tokens/limits.ts';
import type { ReadContext } from '../services.ts';
import { withSizes } from './attachment-sizes.ts';
import { jsonOf, type PartRequest, readPart } from './catalogue.ts';

export const courses = ({ answers }: Site) => jsonList(answers.course.values());

/** The card fields of all courses: a sixth of the bytes of the full list. */
export const summaries = ({ answers }: Site) => jsonList(answers.card.values());

/** The JSON of the filtered courses: a list, or an object with the filter counts. */
export async function part(site: Site, request: PartRequest, { catalogue }: ReadContext): Promise<string> {
  const { card, course } = site.answers;
  const found = await readPart(await catalogue(site), request);
  if (!request.hasCounts) {
    return request.query.startsWith('?brief') ? jsonList(jsonOf(found, card)) : jsonList(jsonOf(found, course));
  }
  const { courses: _, ...numbers } = found;
  const isWhole = request.isWholeWanted && card.size <= limits.cardsWithoutMore;
  const cards = jsonList(isWhole ? card.values() : jsonOf(found, card));
  return withFirst('course', cards, isWhole ? { ...numbers, whole: true } : numbers);
}

export async function course({ answers }: Site, id: string, { fileSize }: ReadContext) {
  const found = await withSizes(answers.course.get(id), fileSize);
  return found && withFirst('course', found);
}

export function modulesOfCourse({ answers }: Site, id: string) {
  if (!answers.course.has(id)) return undefined;
  const modules = (answers.modulesOf.get(id) ?? []).flatMap((module) => answers.module.get(module) ?? []);
  return jsonList([withFirst('module', jsonList(modules))]);
}

export const courseFaqs = ({ answers }: Site, id: string) =>
  answers.course.has(id) ? (answers.courseFaqs.get(id) ?? jsonList([])) : undefined;

export const courseTestimonials = ({ answers }: Site, id: string) =>
  answers.course.has(id) ? (answers.courseTestimonials.get(id) ?? jsonList([])) : undefined;

/** Serializes an object whose first value is JSON already. */
function withFirst<Key extends string, T, Rest extends object>(key: Key, value: Json<T>, rest?: Rest) {
  const others = rest === undefined ? '' : json(rest).slice(1, -1);
  return `{${json(key)}:${value}${others && `,${others}`}}` as Json<Record<Key, T> & Rest>;
}
