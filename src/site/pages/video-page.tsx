import { useQuery } from '../../data/DataProvider.tsx';
import { lectureVideos } from '../../data/endpoints.ts';
import { isNotFound } from '../../data/http.ts';
import { LectureGrid } from '../../sections/lecture-grid/LectureGrid.tsx';
import { NotFoundView } from '../../sections/not-found/NotFoundView.tsx';
import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { TryAgain } from '../LoadFailed.tsx';
import { deniedPath } from '../location.ts';
import type { Page, Params } from '../page.ts';

const lessonOf = (params: Params) => params.id ?? '';

/** The lectures of one lesson, for signed-in visitors. */
function Lecture({ params }: { params: Params }) {
  const lesson = lessonOf(params);
  const { error } = useQuery(lectureVideos(lesson));
  if (error && isNotFound(error)) {
    return (
      <NotFoundView title="This lecture is not here">
        It may have a new address, or its course has changed. The others are waiting for you.
      </NotFoundView>
    );
  }
  return (
    <>
      <PageBanner
        title="Lecture Videos"
        description="Choose a lecture to watch it. The player has captions, and it remembers where you stopped."
        breadcrumb={[
          { label: 'Home', href: '/' },
          { label: 'Courses', href: '/explore-allcourses' },
          { label: 'Lecture Videos' },
        ]}
      />
      <Band as="div">
        <LectureGrid lesson={lesson} />
        {error && (
          <Trouble>
            <p role="status">The lecture could not be loaded.</p>
            <TryAgain endpoint={lectureVideos(lesson)} />
          </Trouble>
        )}
      </Band>
    </>
  );
}

const Trouble = styled('div')`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  min-block-size: 240px;
`;

export const page: Page = {
  Page: Lecture,
  guard: ({ loggedIn }, params) => (loggedIn ? undefined : deniedPath(lessonOf(params))),
  queries: (params) => [lectureVideos(lessonOf(params))],
  head: (params, read, school) => ({
    title: read(lectureVideos(lessonOf(params))).data?.[0]?.name || 'Lecture Videos',
    description: `The lecture videos of a lesson at ${school.name}, for signed-in learners.`,
    noIndex: true,
  }),
  status: (params, read) => {
    const { error } = read(lectureVideos(lessonOf(params)));
    if (!error) return 200;
    // A token cookie without a session (decision 10): the browser's request decides.
    if (error.status === 401) return 401;
    return isNotFound(error) ? 404 : 503;
  },
};
