import { countedName } from '../../domain/latin-name.ts';
import type { MovedIds, MovedKind } from '../../domain/moved.ts';
import type { Partners } from '../../domain/stored-partner.ts';
import { partnerForms } from '../../domain/url.ts';

/** The kind of item that `:id` identifies, by route name. */
const kinds: Readonly<Record<string, MovedKind>> = {
  course: 'course',
  enroll: 'course',
  blog: 'post',
  product: 'product',
  video: 'lesson',
};

/** Punctuation after a URL, which messengers make a part of the link. No id ends with it. */
const endOfSentence = /[\s)\]>.,;:!?’”»،؛؟۔\u200b]+$/u;

/**
 * Returns the URL with the current id, if the item was renamed, the letter case is wrong, or punctuation follows the id;
 * undefined if the URL is right.
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
 * Returns the URL with the partner's slug in its canonical spelling: in the path of the partner's page `/p/NAME`, or in
 * the query of any other page.
 *
 * @param query with its `?`, or ''
 * @returns undefined if the spelling is right, or the URL has no partner
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

/** Replaces an old course id in `?course=`, which the URLs of lesson pages have. */
function withPresentCourse(query: string, moved: MovedIds): string {
  const search = new URLSearchParams(query);
  const course = moved.course.get(search.get('course') ?? '');
  if (course === undefined) return query;
  search.set('course', course);
  return `?${search}`;
}
