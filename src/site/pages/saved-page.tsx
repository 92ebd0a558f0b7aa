import { useQuery } from '../../data/DataProvider.tsx';
import { course as courseOf } from '../../data/endpoints.ts';
import { isNotFound } from '../../data/http.ts';
import { cardFacts } from '../../domain/course-facts.ts';
import type { Course } from '../../domain/entities.ts';
import { CompareView } from '../../sections/compare/CompareView.tsx';
import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Link } from '../../ui/link/Link.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';
import { useLocation, useSearch } from '../location.ts';
import { type Page, useHydrated } from '../page.ts';
import { savedKey, savedPath } from '../saved/has-saved.ts';
import { reserveSavedRows } from '../saved/reserve-rows.ts';
import { useSaved } from '../saved/SaveButton.tsx';
import { toggleSaved } from '../saved/saved-store.ts';
import { WithoutScripts } from '../WithoutScripts.tsx';

/** A phone has space for three columns. */
const mostCompared = 3;

function comparedIn(search: string): string[] {
  const ids = (new URLSearchParams(search).get('compare') ?? '')
    .split(',')
    .filter((id) => id !== '' && id.length <= 200);
  return [...new Set(ids)].slice(0, mostCompared);
}

const compareSearch = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : `?compare=${ids.map(encodeURIComponent).join(',')}`;

function Saved() {
  const compared = useCompared(useSearch());
  const saved = useSaved();
  const isHydrated = useHydrated();
  return (
    <>
      <WithoutScripts />
      <PageBanner
        low
        title="Saved Courses"
        description="Choose two or three to see them side by side. The list stays in this browser, without an account."
      />
      {compared.courses.length > 0 && (
        <Band labelledBy="compare-title" tone="sunken">
          <SectionHeading id="compare-title" title="Side by Side" />
          <CompareView
            courses={compared.courses}
            hrefWithout={({ id }) => savedPath + compareSearch(compared.ids.filter((other) => other !== id))}
          />
        </Band>
      )}
      <Band as="div">
        {isHydrated && saved.length === 0 && (
          <Empty>
            <p>You have not saved a course yet. Press the heart on a course to find it again here.</p>
            <ButtonLink href="/explore-allcourses">Explore All Courses</ButtonLink>
          </Empty>
        )}
        {(!isHydrated || saved.length > 0) && (
          <List aria-label="Saved courses">
            {isHydrated && saved.toReversed().map((id) => <SavedCourse key={id} id={id} compared={compared.ids} />)}
          </List>
        )}
      </Band>
    </>
  );
}

/** The courses to compare that are loaded, and the ids of those that exist. */
function useCompared(search: string): { ids: string[]; courses: Course[] } {
  const [first, second, third] = comparedIn(search);
  const answers = [useCourse(first), useCourse(second), useCourse(third)];
  const there = answers.filter(({ id, error }) => id !== '' && !(error && isNotFound(error)));
  return { ids: there.map(({ id }) => id), courses: there.flatMap(({ data }) => data ?? []) };
}

const useCourse = (id = '') => ({ ...useQuery(courseOf(id)), id });

function SavedCourse({ id, compared }: { id: string; compared: readonly string[] }) {
  const [, navigate] = useLocation();
  const contentText = useContentText();
  const { data: course, error } = useQuery(courseOf(id));
  const isCompared = compared.includes(id);
  const next = isCompared ? compared.filter((other) => other !== id) : [...compared, id];
  if (!course)
    return (
      <li>
        <p role="status">{error ? 'This course is no longer here.' : 'Loading the course'}</p>
        {error && <Remove id={id} name="it" />}
      </li>
    );
  return (
    <li>
      <div>
        <Link href={`/course-details/${encodeURIComponent(id)}`}>
          <bdi {...contentText}>{course.name}</bdi>
        </Link>
        <small {...contentText}>{cardFacts(course).join(' · ')}</small>
      </div>
      <label>
        <input
          type="checkbox"
          checked={isCompared}
          disabled={!isCompared && compared.length >= mostCompared}
          onChange={() => navigate(savedPath + compareSearch(next), { replace: true })}
        />
        Compare
      </label>
      <Remove id={id} name={course.name} />
    </li>
  );
}

const Remove = ({ id, name }: { id: string; name: string }) => (
  <Button variant="outlined" size="sm" aria-label={`Remove ${name}`} onClick={() => toggleSaved(id)}>
    Remove
  </Button>
);

/** The height of a course with its name in one line; on a phone, with name and facts in two lines. */
const row = '78px';
const rowOnPhone = '180px';
const emptyNoteHeight = '120px';

const Empty = styled('div')`
  display: grid;
  align-content: start;
  min-block-size: ${emptyNoteHeight};
  gap: var(--space-4);
  justify-items: start;
`;

const List = styled('ul')`
  --row: ${row};
  display: grid;
  max-inline-size: 832px;
  align-content: start;
  min-block-size: ${emptyNoteHeight};
  /* Before hydration, reserves the height of the saved courses (saved/reserve-rows.ts). */
  &:empty {
    min-block-size: max(${emptyNoteHeight}, var(--saved-rows, 0) * var(--row));
  }
  & > li {
    display: grid;
    min-block-size: var(--row);
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-3);
    border-block-end: 1px solid var(--line);
  }
  & > li > div {
    display: grid;
    gap: var(--space-1);
  }
  & div > a {
    font: 600 var(--text-lg) / 1.25 var(--font-display);
  }
  & small {
    color: var(--muted);
    font-size: var(--text-sm);
  }
  & label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 44px;
    font-weight: 600;
    white-space: nowrap;
  }
  & input {
    inline-size: 22px;
    block-size: 22px;
    accent-color: var(--accent);
  }
  @media (max-width: 540px) {
    --row: ${rowOnPhone};
    & > li {
      display: flex;
      flex-wrap: wrap;
      align-content: center;
      justify-content: space-between;
    }
    & > li > div {
      flex: 1 0 100%;
    }
  }
`;

export const page: Page = {
  Page: Saved,
  search: (search) => compareSearch(comparedIn(search)),
  queries: (_params, _school, search) => comparedIn(search).map(courseOf),
  head: (_params, _read, school) => ({
    title: 'Saved Courses',
    description: `Courses of ${school.name} that you have saved, side by side.`,
    canonical: savedPath,
    noIndex: true,
    script: import.meta.env.SSR ? `(${reserveSavedRows})('${savedKey}')` : undefined,
  }),
};
