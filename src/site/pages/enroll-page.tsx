import { EnrolmentView } from '../../sections/enrolment/EnrolmentView.tsx';
import { Band } from '../../ui/band/Band.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import type { Page, Params } from '../page.ts';

function Enroll({ params }: { params: Params }) {
  return (
    <>
      <PageBanner
        title="Enrolling Process ..."
        description="A sample checkout, to show how enrolling will work. It takes no order and no money."
        breadcrumb={[
          { label: 'Home', href: '/' },
          { label: 'Course', href: `/course-details/${encodeURIComponent(params.id ?? '')}` },
          { label: 'Enrolment' },
        ]}
      />
      <Band as="div">
        <EnrolmentView />
      </Band>
    </>
  );
}

export const page: Page = {
  Page: Enroll,
  head: () => ({
    title: 'Enrolment',
    description: 'A sample checkout that shows how enrolling in a course will work.',
    noIndex: true,
  }),
};
