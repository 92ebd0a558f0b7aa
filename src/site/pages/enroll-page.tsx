import { useQuery } from '../../data/DataProvider.tsx';
import { course as courseOf } from '../../data/endpoints.ts';
import { isNotFound } from '../../data/http.ts';
import { seatsOf } from '../../data/request-endpoints.ts';
import { type EnrolKind, enrolTarget } from '../../domain/enrol.ts';
import type { School } from '../../domain/school.ts';
import { EnrolmentView } from '../../sections/enrolment/EnrolmentView.tsx';
import { NextStepsView } from '../../sections/next-steps/NextStepsView.tsx';
import { styled } from '../../style/styled.ts';
import { widths } from '../../tokens/scale.ts';
import { Band } from '../../ui/band/Band.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { LoadFailed, Loading } from '../LoadFailed.tsx';
import { NotFound } from '../NotFound.tsx';
import { type Page, type Params, useSchool } from '../page.ts';
import type { RequestEnrolment } from '../request/RequestEnrolment.tsx';

const idOf = (params: Params) => params.id ?? '';

const isCheckout = ({ isSample, enrol }: School) => isSample && enrol !== 'request';

let Request: typeof RequestEnrolment | undefined;

function Enroll({ params }: { params: Params }) {
  const school = useSchool();
  return isCheckout(school) ? <SampleCheckout course={idOf(params)} /> : <OwnEnrolment course={idOf(params)} />;
}

const trail = (id: string, last: string) => [
  { label: 'Home', href: '/' },
  { label: 'Course', href: `/course-details/${encodeURIComponent(id)}` },
  { label: last },
];

const sampleSteps = [
  '“Click to proceed” opens the payment. You can still go back.',
  'Choose the card and add its information. Nothing that you type is sent or kept.',
  '“Place the order” ends the sample: no order is placed, and nothing is charged.',
];

/** The sample checkout of SPEC.md, with its fixed values. */
function SampleCheckout({ course }: { course: string }) {
  return (
    <>
      <PageBanner
        title="Enrolling Process ..."
        description="A sample checkout, to show how enrolling will work. It takes no order and no money."
        breadcrumb={trail(course, 'Enrolment')}
      />
      <Band as="div">
        <EnrolmentView next={<NextStepsView steps={sampleSteps} />} />
      </Band>
    </>
  );
}

const answered = 'The school answers, and tells you when and how to begin.';

const nextStep: Readonly<Record<EnrolKind, { text: string; action: string; steps: readonly string[] }>> = {
  contact: {
    text: 'The contact form opens with the name of the course filled in.',
    action: 'Write to Us',
    steps: ['You add your questions and send the form.', answered],
  },
  whatsapp: {
    text: 'WhatsApp opens with a message that names the course.',
    action: 'Open WhatsApp',
    steps: ['You add your questions and send the message.', answered],
  },
  address: {
    text: 'You enrol on another page.',
    action: 'Go to the Enrolment Page',
    steps: ['The enrolment page opens.', 'It asks for what the school needs to know.'],
  },
  request: { text: 'Ask for a seat. It takes a minute, and nothing is due yet.', action: 'Continue', steps: [] },
  sample: { text: '', action: 'Continue', steps: [] },
};

/**
 * The request form. If the course takes no requests here, explains how to enrol: only links from other sites lead to
 * that page, because Enroll Now links to `enrolTarget`.
 */
function OwnEnrolment({ course: id }: { course: string }) {
  const school = useSchool();
  const contentText = useContentText();
  const { data: course, error } = useQuery(courseOf(id));
  if (error && isNotFound(error)) {
    return <NotFound title="This course is not here">It may no longer be taught. Others are waiting for you.</NotFound>;
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
        {kind === 'request' && Request ? (
          <Request course={course} />
        ) : (
          <Own>
            <NextStepsView steps={nextStep[kind].steps} />
            <ButtonLink href={href}>{nextStep[kind].action}</ButtonLink>
          </Own>
        )}
      </Band>
    </>
  );
}

const Own = styled('div')`
  display: grid;
  gap: var(--space-6);
  justify-items: start;
  max-inline-size: ${widths.reading}px;
`;

export const page: Page = {
  Page: Enroll,
  loadParts: async (school) => {
    if (!isCheckout(school)) Request = (await import('../request/RequestEnrolment.tsx')).RequestEnrolment;
  },
  queries: (params, school) => {
    if (isCheckout(school)) return [];
    const course = courseOf(idOf(params));
    return school.accounts === 'none' ? [course] : [course, seatsOf(idOf(params))];
  },
  head: (_params, _read, school) => ({
    title: 'Enrolment',
    description: isCheckout(school)
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
