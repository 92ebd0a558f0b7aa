import { useQuery } from '../../data/DataProvider.tsx';
import { course as courseOf } from '../../data/endpoints.ts';
import { isNotFound } from '../../data/http.ts';
import { type EnrolKind, enrolTarget } from '../../domain/enrol.ts';
import { EnrolmentView } from '../../sections/enrolment/EnrolmentView.tsx';
import { NotFoundView } from '../../sections/not-found/NotFoundView.tsx';
import { Band } from '../../ui/band/Band.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { LoadFailed, Loading } from '../LoadFailed.tsx';
import { type Page, type Params, useSchool } from '../page.ts';

const idOf = (params: Params) => params.id ?? '';

function Enroll({ params }: { params: Params }) {
  const { isSample } = useSchool();
  return isSample ? <SampleCheckout course={idOf(params)} /> : <OwnEnrolment course={idOf(params)} />;
}

const trail = (id: string, last: string) => [
  { label: 'Home', href: '/' },
  { label: 'Course', href: `/course-details/${encodeURIComponent(id)}` },
  { label: last },
];

/** The checkout of the specification, with its fixed values. */
function SampleCheckout({ course }: { course: string }) {
  return (
    <>
      <PageBanner
        title="Enrolling Process ..."
        description="A sample checkout, to show how enrolling will work. It takes no order and no money."
        breadcrumb={trail(course, 'Enrolment')}
      />
      <Band as="div">
        <EnrolmentView />
      </Band>
    </>
  );
}

const nextStep: Readonly<Record<EnrolKind, { text: string; action: string }>> = {
  contact: { text: 'The contact form opens with the name of the course filled in.', action: 'Write to Us' },
  whatsapp: { text: 'WhatsApp opens with a message that names the course.', action: 'Open WhatsApp' },
  address: { text: 'You enrol on another page.', action: 'Go to the Enrolment Page' },
  sample: { text: '', action: 'Continue' },
};

/**
 * Explains how to enrol, if the content is not the sample content. Only links from other sites open this page: the button Enroll Now
 * links to `enrolTarget` directly.
 */
function OwnEnrolment({ course: id }: { course: string }) {
  const school = useSchool();
  const contentText = useContentText();
  const { data: course, error } = useQuery(courseOf(id));
  if (error && isNotFound(error)) {
    return (
      <NotFoundView title="This course is not here">
        It may no longer be taught. Others are waiting for you.
      </NotFoundView>
    );
  }
  if (error) return <LoadFailed title="This course could not be loaded" endpoint={courseOf(id)} />;
  if (!course) return <Loading label="Loading the course" />;
  const { kind, href } = enrolTarget(course, school);
  return (
    <>
      <PageBanner
        title={
          <>
            Enrol in <bdi {...contentText}>{course.name}</bdi>
          </>
        }
        description={nextStep[kind].text}
        breadcrumb={trail(id, 'Enrolment')}
      />
      <Band as="div">
        <ButtonLink href={href}>{nextStep[kind].action}</ButtonLink>
      </Band>
    </>
  );
}

export const page: Page = {
  Page: Enroll,
  queries: (params, { isSample }) => (isSample ? [] : [courseOf(idOf(params))]),
  head: (_params, _read, { isSample }) => ({
    title: 'Enrolment',
    description: isSample
      ? 'A sample checkout that shows how enrolling in a course will work.'
      : 'How to enrol in a course.',
    noIndex: true,
  }),
  status: (params, read) => {
    const { error } = read(courseOf(idOf(params)));
    if (!error) return 200;
    return isNotFound(error) ? 404 : 503;
  },
};
