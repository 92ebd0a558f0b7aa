import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useQuery } from '../../data/DataProvider.tsx';
import { course as courseById, lectureVideos, modulesOf } from '../../data/endpoints.ts';
import { isNotFound } from '../../data/http.ts';
import type { Lesson } from '../../domain/entities.ts';
import { isOpenLesson, needsEnrolment } from '../../domain/lecture-rules.ts';
import { isCourseFinished, progressIn } from '../../domain/progress.ts';
import { lectureHref } from '../../domain/url.ts';
import { LectureGrid } from '../../sections/lecture-grid/LectureGrid.tsx';
import type { NextLesson } from '../../sections/lecture-grid/NextUp.tsx';
import { LessonListView } from '../../sections/lesson-list/LessonListView.tsx';
import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import type { BreadcrumbProps } from '../../ui/breadcrumb/Breadcrumb.tsx';
import { isPlainLeftClick } from '../../ui/link/follow-links.ts';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { useAuth } from '../auth/AuthContext.tsx';
import { TryAgain } from '../LoadFailed.tsx';
import { deniedPath, useSearch } from '../location.ts';
import type { NotEnrolled } from '../NotEnrolled.tsx';
import { NotFound } from '../NotFound.tsx';
import { type Page, type Params, useSchool } from '../page.ts';
import { accountPath, curriculumOf } from '../progress/course-progress.ts';
import { type ProgressState, useProgress } from '../progress/use-progress.ts';
import { useSession } from '../session/SessionProvider.tsx';

const lessonOf = (params: Params) => params.id ?? '';

/** Loaded only if the school's lectures need an enrolment. */
let Enrolment: typeof NotEnrolled | undefined;

/** The id of the course in the query of the link; '' if the query has no course. */
const courseOf = (search: string) => new URLSearchParams(search).get('course') ?? '';

function Lecture({ params }: { params: Params }) {
  const lesson = lessonOf(params);
  const course = courseOf(useSearch());
  const { error } = useQuery(lectureVideos(lesson));
  if (error && isNotFound(error)) {
    return (
      <NotFound title="This lecture is not here">
        It may have a new address, or its course has changed. The others are waiting for you.
      </NotFound>
    );
  }
  return course ? <LectureOfCourse lesson={lesson} course={course} /> : <LectureAlone lesson={lesson} />;
}

const LectureAlone = ({ lesson }: { lesson: string }) => (
  <LecturePage lesson={lesson} course="" trail={[]} state={useProgress()} />
);

function LectureOfCourse({ lesson, course }: { lesson: string; course: string }) {
  const { data } = useQuery(courseById(course));
  const modules = useQuery(modulesOf(course)).data ?? [];
  const lessons = modules.flatMap((module) => module.lessons);
  const state = useProgress();
  const { watched } = state.progress;
  const at = lessons.findIndex(({ id }) => id === lesson);
  const name = lessons[at]?.name;
  const following = useNext(at < 0 ? undefined : lessons[at + 1], course);
  const isFinal = following === undefined && isCourseFinished(progressIn(curriculumOf(course, modules), watched));
  const next = isFinal ? toCertificate : following;
  // A link may name a course that does not have this lesson.
  const trail = data && name ? [{ label: data.name, href: `/course-details/${encodeURIComponent(course)}` }] : [];
  return (
    <LecturePage lesson={lesson} course={course} trail={trail} name={name} next={next} state={state}>
      <LessonListView modules={modules} lesson={lesson} course={course} watched={watched} />
    </LecturePage>
  );
}

const toCertificate: NextLesson = { title: 'your certificate', href: accountPath, startsAlone: false };

/** The link to the next lesson. If the lesson needs a login, the link opens Sign In first. */
function useNext(next: Lesson | undefined, course: string): NextLesson | undefined {
  const { loggedIn } = useSession();
  const { openSignIn } = useAuth();
  const school = useSchool();
  if (!next) return undefined;
  const isOpen = loggedIn || isOpenLesson(school, next.id);
  const href = `${lectureHref(next.id, course)}${playHash}`;
  const onFollow = (event: MouseEvent) => {
    if (isOpen || !isPlainLeftClick(event.nativeEvent)) return;
    event.preventDefault();
    openSignIn({ continueTo: href });
  };
  return { title: next.name, href, startsAlone: isOpen, onFollow };
}

const playHash = '#play';

/** Whether the URL fragment starts the video; false until hydration. */
function usePlaysAtOnce(lesson: string): boolean {
  const [playing, setPlaying] = useState('');
  useEffect(() => {
    if (location.hash === playHash) setPlaying(lesson);
  }, [lesson]);
  return playing === lesson;
}

interface LecturePageProps {
  lesson: string;
  /** The course in the query of the link, or ''. */
  course: string;
  /** The next lesson of the course. */
  next?: NextLesson | undefined;
  /** The steps of the breadcrumb between the courses and this page. */
  trail: BreadcrumbProps['items'];
  state: ProgressState;
  name?: string;
  children?: ReactNode;
}

function LecturePage({ lesson, course, trail, name = 'Lecture Videos', next, state, children }: LecturePageProps) {
  const playsAtOnce = usePlaysAtOnce(lesson);
  const endpoint = lectureVideos(lesson);
  const { error } = useQuery(endpoint);
  return (
    <>
      <PageBanner
        title="Lecture Videos"
        description="Choose a lecture to watch it. The player has captions, and it remembers where you stopped."
        breadcrumb={[
          { label: 'Home', href: '/' },
          { label: 'Courses', href: '/explore-allcourses' },
          ...trail,
          { label: name },
        ]}
      />
      <Band as="div">
        <Columns>
          <div>
            <LectureGrid
              key={lesson}
              lesson={lesson}
              next={next}
              playsAtOnce={playsAtOnce}
              watched={state.progress.watched}
              onWatched={(lecture) => state.watch(lecture, course)}
              account={useSession().user?.id}
            />
            {error?.status === 403 && Enrolment && <Enrolment course={course} />}
            {error && error.status !== 403 && (
              <Trouble>
                <p role="status">The lecture could not be loaded.</p>
                <TryAgain endpoint={endpoint} />
              </Trouble>
            )}
          </div>
          {children}
        </Columns>
      </Band>
    </>
  );
}

const Columns = styled('div')`
  @media (min-width: 1012px) {
    &:has(> nav) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 360px;
      gap: var(--space-7);
      align-items: start;
    }
    & > nav {
      margin-block-start: 0;
    }
  }
`;

const Trouble = styled('div')`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  min-block-size: 240px;
`;

export const page: Page = {
  Page: Lecture,
  guard: ({ loggedIn }, params, school) =>
    loggedIn || isOpenLesson(school, lessonOf(params)) ? undefined : deniedPath(lessonOf(params)),
  loadParts: async (school) => {
    if (needsEnrolment(school)) Enrolment = (await import('../NotEnrolled.tsx')).NotEnrolled;
  },
  queries: (params, _school, search) => {
    const course = courseOf(search);
    return [lectureVideos(lessonOf(params)), ...(course ? [courseById(course), modulesOf(course)] : [])];
  },
  search: (search) => {
    const course = courseOf(search);
    return course && `?course=${encodeURIComponent(course)}`;
  },
  head: (params, read, school) => ({
    title: read(lectureVideos(lessonOf(params))).data?.[0]?.name || 'Lecture Videos',
    description: `The lecture videos of a lesson at ${school.name}, for signed-in learners.`,
    noIndex: true,
  }),
  status: (params, read) => {
    const { error } = read(lectureVideos(lessonOf(params)));
    if (!error) return 200;
    // Only the API can decide: a token cookie may belong to an ended session (.github/decisions, 10). 403: the account
    // is not enrolled.
    if (error.status === 401 || error.status === 403) return error.status;
    return isNotFound(error) ? 404 : 503;
  },
};
