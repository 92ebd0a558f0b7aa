import type { MovedIds, MovedKind } from '../../domain/moved.ts';
import { storedPartner } from '../../domain/stored-partner.ts';

/** What the `:id` of a route names. */
const kinds: Readonly<Record<string, MovedKind>> = {
  course: 'course',
  enroll: 'course',
  blog: 'post',
  video: 'lesson',
};

/**
 * The present address of a page whose id has changed; undefined if it has not.
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
  const present = kind && moved[kind].get(id);
  if (present === undefined) return undefined;
  const path = route.path.replace(':id', encodeURIComponent(present));
  return path + (kind === 'lesson' ? withPresentCourse(query, moved) : query);
}

/** The address of a partner's page with the name as the school stores it; undefined for other pages and unknown names. */
export function spelledAddress(
  { route, params }: { route: { name: string }; params: Readonly<Record<string, string>> },
  partners: ReadonlySet<string>,
): string | undefined {
  const stored = route.name === 'partner' ? storedPartner(params.id ?? '', partners) : undefined;
  return stored === undefined ? undefined : `/p/${encodeURIComponent(stored)}`;
}

/** The address of a lecture also names its course in the query. */
function withPresentCourse(query: string, moved: MovedIds): string {
  const search = new URLSearchParams(query);
  const course = moved.course.get(search.get('course') ?? '');
  if (course === undefined) return query;
  search.set('course', course);
  return `?${search}`;
}
