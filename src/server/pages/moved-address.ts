import { countedName } from '../../domain/latin-name.ts';
import type { MovedIds, MovedKind } from '../../domain/moved.ts';
import type { Partners } from '../../domain/stored-partner.ts';
import { partnerForms } from '../../domain/url.ts';

/** What the `:id` of a route names. */
const kinds: Readonly<Record<string, MovedKind>> = {
  course: 'course',
  enroll: 'course',
  blog: 'post',
  product: 'product',
  video: 'lesson',
};

/** Punctuation after an address in a message, which becomes part of a link. No id ends with it. */
const endOfSentence = /[\s)\]>.,;:!?’”»،؛؟۔\u200b]+$/u;

/**
 * The present address of a page whose id has changed, is in other letter case, or has the end of a sentence behind it; undefined otherwise.
 *
 * @param query with its `?`, or ''
 */
export function movedAddress(
  route: { name: string; path: string },
  { id = '' }: Readonly<Record<string, string>>,
  query: string,
  moved: MovedIds,
): string | undefined {
  const kind = kinds[route.name];
  if (!kind) return undefined;
  const clean = id.replace(endOfSentence, '');
  const present = moved[kind].get(clean) ?? clean;
  if (present === id || present === '') return undefined;
  const path = route.path.replace(':id', encodeURIComponent(present));
  return path + (kind === 'lesson' ? withPresentCourse(query, moved) : query);
}

/**
 * The address with a partner's name as it is counted: in the path of the partner's page, or in the query of any other page.
 *
 * @param query with its `?`, or ''
 * @returns undefined if the address is as it should be, or names nobody
 */
export function spelledAddress(path: string, query: string, partners: Partners): string | undefined {
  const written = pageOfPartner.exec(path)?.[1];
  if (written !== undefined) {
    const name = countedName(decoded(written), partners);
    return name === '' || `/p/${name}` === path ? undefined : `/p/${name}${query}`;
  }
  const search = new URLSearchParams(query);
  const named = partnerForms.has(path) ? null : search.get('partner');
  const name = named === null ? '' : countedName(named, partners);
  if (name === '' || name === named) return undefined;
  search.set('partner', name);
  return `${path}?${search}`;
}

const pageOfPartner = /^\/p\/([^/]+)$/i;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The address of a lecture also names its course in the query. */
function withPresentCourse(query: string, moved: MovedIds): string {
  const search = new URLSearchParams(query);
  const course = moved.course.get(search.get('course') ?? '');
  if (course === undefined) return query;
  search.set('course', course);
  return `?${search}`;
}
