import { useQuery } from '../../data/DataProvider.tsx';
import { course as courseOf } from '../../data/endpoints.ts';
import { enrolMessage } from '../../domain/enrol-message.ts';
import type { ContactValues } from '../../domain/entities.ts';
import { textOfSchool } from '../../domain/school.ts';
import { withPartner } from '../../domain/url.ts';
import { ContactForm } from '../../sections/contact-form/ContactForm.tsx';
import { ContactPanelView } from '../../sections/contact-panel/ContactPanelView.tsx';
import { useToast } from '../../ui/toast/toasts.ts';
import { useSearch } from '../location.ts';
import { type Page, useFormResult, usePartner, useSchool } from '../page.ts';
import { schoolText } from '../SchoolText.tsx';

/** The id of the course in the query of an Enroll Now link; '' if the query has no course. */
const courseIn = (search: string) => new URLSearchParams(search).get('course') ?? '';

/** The text of a course search without results, from the query of its "Ask us" link; '' if the query has none. */
const askIn = (search: string) => (new URLSearchParams(search).get('ask') ?? '').trim().slice(0, 100);

function Contact() {
  const search = useSearch();
  const course = courseIn(search);
  const ask = askIn(search);
  if (course) return <EnrolContact key={course} course={course} />;
  return ask ? <ContactWith key={ask} initial={aboutSearch(ask)} /> : <ContactWith />;
}

const aboutSearch = (words: string) => ({
  subject: `A course about “${words}”`,
  body: `I am looking for a course about “${words}”.`,
});

function EnrolContact({ course }: { course: string }) {
  const { data } = useQuery(courseOf(course));
  if (!data) return <ContactWith />;
  const { name } = data;
  return <ContactWith initial={{ subject: `Enrolment: ${name}`.slice(0, 200), body: enrolMessage(name) }} />;
}

function ContactWith({ initial }: { initial?: Partial<ContactValues> }) {
  const toast = useToast();
  const posted = useFormResult();
  const formResult = posted && 'outcome' in posted ? posted : undefined;
  const school = useSchool();
  const partner = usePartner();
  return (
    <ContactPanelView
      school={school}
      lead={schoolText(school, 'contactText') ?? 'A question about a course? Write to us.'}
    >
      <ContactForm
        action={`${withPartner('/contactus', partner)}#message-sent`}
        {...(partner && { partner })}
        initial={formResult?.values ?? initial}
        outcome={formResult?.outcome}
        announcedByToast
        onSent={toast.success}
        onRefused={(message) => {
          // No toast without a server message (SPEC.md section 8): the form shows the error inline.
          if (message) toast.error(message);
        }}
      />
    </ContactPanelView>
  );
}

export const page: Page = {
  Page: Contact,
  queries: (_params, _school, search) => {
    const course = courseIn(search);
    return course ? [courseOf(course)] : [];
  },
  search: (search) => {
    const course = courseIn(search);
    if (course) return `?course=${encodeURIComponent(course)}`;
    const ask = askIn(search);
    return ask && `?ask=${encodeURIComponent(ask)}`;
  },
  head: (_params, _read, school) => ({
    title: 'Contact Us',
    description: textOfSchool(school, 'contactDescription') || `Write to ${school.name}.`,
    canonical: '/contactus',
  }),
};
