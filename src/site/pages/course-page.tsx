import type { MouseEvent } from 'react';
import { useQuery } from '../../data/DataProvider.tsx';
import { course as courseOf, faqsOf, modulesOf, testimonialsOf } from '../../data/endpoints.ts';
import { isNotFound } from '../../data/http.ts';
import { enrolTarget } from '../../domain/enrol.ts';
import type { Module } from '../../domain/entities.ts';
import { lectureHref } from '../../domain/url.ts';
import { CourseHeaderView } from '../../sections/course-header/CourseHeaderView.tsx';
import { CourseSideCardView } from '../../sections/course-side-card/CourseSideCardView.tsx';
import { CourseTestimonials } from '../../sections/course-testimonials/CourseTestimonials.tsx';
import { CourseWelcomeView } from '../../sections/course-welcome/CourseWelcomeView.tsx';
import { Curriculum } from '../../sections/curriculum/Curriculum.tsx';
import { Faq } from '../../sections/faq/Faq.tsx';
import { NotFoundView } from '../../sections/not-found/NotFoundView.tsx';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { limits } from '../../tokens/limits.ts';
import { widths } from '../../tokens/scale.ts';
import { PageColumn } from '../../ui/band/Band.tsx';
import { isPlainLeftClick } from '../../ui/link/follow-links.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { useAuth } from '../auth/AuthContext.tsx';
import { LoadFailed, Loading } from '../LoadFailed.tsx';
import { type Page, type Params, useSchool } from '../page.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { courseHead } from './course-head.ts';

const idOf = (params: Params) => params.id ?? '';

function CourseDetails({ params }: { params: Params }) {
  const id = idOf(params);
  const school = useSchool();
  const { data: course, error } = useQuery(courseOf(id));
  const demo = useDemo(id, useQuery(modulesOf(id)).data);

  if (error && isNotFound(error)) {
    return (
      <NotFoundView title="This course is not here">
        It may have a new address, or it is no longer taught. Others are waiting for you.
      </NotFoundView>
    );
  }
  if (error) return <LoadFailed title="This course could not be loaded" endpoint={courseOf(id)} />;
  if (!course) return <Loading label="Loading the course" />;
  return (
    <>
      <Layout>
        <Top>
          <CourseHeaderView
            course={course}
            share={<ShareButton of={`/course-details/${encodeURIComponent(id)}`} title={course.name} />}
          />
        </Top>
        <Side>
          <CourseSideCardView course={course} {...demo} enrolHref={enrolTarget(course, school).href} />
        </Side>
        <Body>
          <CourseWelcomeView course={course} />
          <div id="curriculum">
            <Curriculum course={id} />
          </div>
        </Body>
      </Layout>
      <CourseTestimonials course={id} />
      <Questions
        course={id}
        limit={limits.courseFaqs}
        {...(school.isSample && { heading: 'FAQ- Python Programming', lead: 'Frequently Asked Questions' })}
        spinner={<Spinner label="Loading the questions" />}
      />
    </>
  );
}

/**
 * The spec gives "Try Demo" no action. It opens the first lesson's lecture; signed-out visitors sign in over the course page first.
 * Without a lesson it leads to the curriculum. The first free lesson takes precedence, and needs no sign-in.
 */
function useDemo(course: string, modules: readonly Module[] | undefined) {
  const { loggedIn } = useSession();
  const { openSignIn } = useAuth();
  const { freeLessons } = useSchool();
  const lessons = modules?.flatMap((module) => module.lessons) ?? [];
  const free = lessons.find(({ id }) => freeLessons.includes(id));
  const first = free ?? lessons[0];
  if (!first) return { demoHref: '#curriculum' };
  const demoHref = lectureHref(first.id, course);
  const onDemo = (event: MouseEvent) => {
    if (loggedIn || free || !isPlainLeftClick(event.nativeEvent)) return;
    event.preventDefault();
    openSignIn({ continueTo: demoHref });
  };
  return { demoHref, onDemo };
}

const rhythm = 'clamp(48px, 8vw, 96px)';

const Layout = styled(PageColumn)`
  display: grid;
  grid-template: 'top side' auto 'body side' 1fr / minmax(0, 1fr) 360px;
  column-gap: var(--space-7);
  padding-block-end: ${rhythm};
  ${below(1012)} {
    grid-template: 'top' 'side' 'body' / minmax(0, 1fr);
  }
`;

/** A full-width background behind the first row, without horizontal overflow. */
const Top = styled('div')`
  grid-area: top;
  padding-block: var(--space-5) var(--space-7);
  border-image: linear-gradient(var(--sunken) 0 0) fill 0 / 0 / 0 100vw;
`;

/** Sticky if the window is high enough for the whole card. */
const Side = styled('aside')`
  grid-area: side;
  align-self: start;
  position: relative;
  margin-block-start: var(--space-6);
  @media (min-width: 1012px) and (min-height: 840px) {
    position: sticky;
    inset-block-start: ${limits.headerHeight + 24}px;
  }
`;

const Body = styled('div')`
  grid-area: body;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  padding-block-start: var(--space-7);
  & h2 {
    font-size: clamp(var(--text-xl), 1em + 1.6vw, var(--text-2xl));
  }
`;

const Questions = styled(Faq)`
  padding-block: ${rhythm};
  padding-inline: max(clamp(16px, 4.5vw, 24px), (100% - ${widths.reading}px) / 2);
`;

export const page: Page = {
  Page: CourseDetails,
  queries: (params) => {
    const id = idOf(params);
    return [courseOf(id), modulesOf(id), testimonialsOf(id), faqsOf(id)];
  },
  head: (params, read, school) => courseHead(idOf(params), read, school),
  status: (params, read) => {
    const { error } = read(courseOf(idOf(params)));
    if (!error) return 200;
    return isNotFound(error) ? 404 : 503;
  },
};
