import type { MouseEvent } from 'react';
import { useQuery } from '../../data/DataProvider.tsx';
import { course as courseOf, faqsOf, modulesOf, testimonialsOf } from '../../data/endpoints.ts';
import { isNotFound } from '../../data/http.ts';
import { enrolTarget, questionHref } from '../../domain/enrol.ts';
import type { Module } from '../../domain/entities.ts';
import { lectureHref } from '../../domain/url.ts';
import { AttachmentsView } from '../../sections/attachments/AttachmentsView.tsx';
import { CourseHeaderView } from '../../sections/course-header/CourseHeaderView.tsx';
import { CourseSideCardView } from '../../sections/course-side-card/CourseSideCardView.tsx';
import { CourseTestimonials } from '../../sections/course-testimonials/CourseTestimonials.tsx';
import { CourseWelcomeView } from '../../sections/course-welcome/CourseWelcomeView.tsx';
import { Curriculum } from '../../sections/curriculum/Curriculum.tsx';
import { EnrolBarView } from '../../sections/enrol-bar/EnrolBarView.tsx';
import { limits } from '../../tokens/limits.ts';
import { isPlainLeftClick } from '../../ui/link/follow-links.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { useAuth } from '../auth/AuthContext.tsx';
import { LoadFailed, Loading } from '../LoadFailed.tsx';
import { NotFound } from '../NotFound.tsx';
import { siteOrigin } from '../origin.ts';
import { type Page, type Params, useHydrated, useSchool } from '../page.ts';
import { sideProgress } from '../progress/course-progress.ts';
import { useProgress } from '../progress/use-progress.ts';
import { schoolText } from '../SchoolText.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { useLater } from '../use-later.ts';
import { useTimesHere } from '../use-times-here.ts';
import { courseHead } from './course-head.ts';
import { Address, Body, Buttons, Layout, Questions, Reach, Rest, Sheet, Side, Top } from './course-layout.ts';

const idOf = (params: Params) => params.id ?? '';

const loadSave = async () => (await import('../saved/SaveButton.tsx')).SaveInHeader;

function CourseDetails({ params }: { params: Params }) {
  const id = idOf(params);
  const school = useSchool();
  const { data: course, error } = useQuery(courseOf(id));
  const modules = useQuery(modulesOf(id)).data ?? [];
  const demo = useDemo(id, modules);
  const { progress } = useProgress();
  const timesHere = useTimesHere(course);
  const Save = useLater(useHydrated(), loadSave);

  if (error && isNotFound(error)) {
    return (
      <NotFound title="This course is not here">
        It may have a new address, or it is no longer taught. Others are waiting for you.
      </NotFound>
    );
  }
  if (error) return <LoadFailed title="This course could not be loaded" endpoint={courseOf(id)} />;
  if (!course) return <Loading label="Loading the course" />;
  const path = `/course-details/${encodeURIComponent(id)}`;
  const ways = { enrolHref: enrolTarget(course, school).href, askHref: questionHref(course, school) };
  return (
    <Sheet>
      <Layout>
        <Top>
          <CourseHeaderView
            course={course}
            share={
              <Buttons>
                <ShareButton of={path} title={course.name} course={course} />
                {Save && <Save course={course} />}
              </Buttons>
            }
            // `none`: the API host is another server, which has no calendar files.
            calendarHref={school.accounts === 'none' ? undefined : `${path}/calendar.ics`}
            timesHere={timesHere}
          />
          <Address>{siteOrigin() + path}</Address>
        </Top>
        <Side>
          <CourseSideCardView
            course={course}
            {...demo}
            {...ways}
            progress={sideProgress(id, modules, progress.watched)}
          />
        </Side>
        <Body>
          <CourseWelcomeView course={course} />
          <AttachmentsView attachments={course.attachments} />
          <div id="curriculum">
            <Curriculum course={id} watched={progress.watched} />
          </div>
        </Body>
      </Layout>
      <Rest>
        <CourseTestimonials course={id} />
        <Questions
          course={id}
          limit={limits.courseFaqs}
          heading={schoolText(school, 'courseQuestionsTitle')}
          lead={schoolText(school, 'courseQuestionsText')}
          spinner={<Spinner label="Loading the questions" />}
        />
      </Rest>
      <Reach>
        <EnrolBarView course={course} {...ways} />
      </Reach>
    </Sheet>
  );
}

/**
 * The link of "Try Demo", for which SPEC.md has no action: it opens the first free lesson, which needs no sign-in. In
 * the sample school every course has the button: without a free lesson, it opens the first lesson, after a sign-in.
 */
function useDemo(course: string, modules: readonly Module[]) {
  const { loggedIn } = useSession();
  const { openSignIn } = useAuth();
  const { freeLessons, isSample } = useSchool();
  const lessons = modules.flatMap((module) => module.lessons);
  const free = lessons.find(({ id }) => freeLessons.includes(id));
  const first = free ?? (isSample ? lessons[0] : undefined);
  if (!first) return isSample ? { demoHref: '#curriculum' } : {};
  const demoHref = lectureHref(first.id, course);
  const onDemo = (event: MouseEvent) => {
    if (loggedIn || free || !isPlainLeftClick(event.nativeEvent)) return;
    event.preventDefault();
    openSignIn({ continueTo: demoHref });
  };
  return { demoHref, onDemo };
}

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
